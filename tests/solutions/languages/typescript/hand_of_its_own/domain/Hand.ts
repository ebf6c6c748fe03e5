export class Hand {
  private constructor(private readonly faces: number[]) {}

  static of(...faces: number[]): Hand {
    return new Hand(faces);
  }

  get total(): number {
    return this.faces.reduce((sum, face) => sum + face, 0);
  }
}
