// A wait that can be cut short.

export class Rest {
  #end: () => void = () => undefined;

  wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#end = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
