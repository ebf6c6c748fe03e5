export class Dice {
  readonly faces: number[];

  constructor(...faces: number[]) {
    this.faces = faces;
  }

  sum(): number { return this.faces.reduce((a, b) => a + b, 0); }
}
