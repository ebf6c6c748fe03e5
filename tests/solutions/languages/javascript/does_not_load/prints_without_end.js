while (true) {
  console.log('Terningene er kastet.');
}
