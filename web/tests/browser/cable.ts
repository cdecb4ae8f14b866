// The network between one browser and the server: a cable that can be frozen (nothing gets through, nobody is told) or cut.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Cable {
  /** the server, as it is reached through this cable */
  url = '';
  private server: Server | null = null;
  private pairs = new Set<[Socket, Socket]>();
  private state: 'whole' | 'frozen' | 'cut' = 'whole';

  async lay(to: string): Promise<this> {
    const port = Number(new URL(to).port);
    this.server = createServer((near) => {
      if (this.state === 'cut') {
        near.resetAndDestroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      const pair: [Socket, Socket] = [near, far];
      this.pairs.add(pair);
      for (const [from, into] of [pair, [far, near] as [Socket, Socket]]) {
        from.on('data', (data) => into.write(data));
        from.on('end', () => into.end());
        // One end is gone, and so is the other.
        from.on('error', () => into.destroy());
        from.on('close', () => {
          into.destroy();
          this.pairs.delete(pair);
        });
        if (this.state === 'frozen') from.pause();
      }
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
    return this;
  }

  /** Nothing gets through any more, in either direction; what was sent comes later. */
  freeze(): void {
    this.state = 'frozen';
    for (const pair of this.pairs) for (const end of pair) end.pause();
  }

  /** Every connection is torn, and no new one is accepted. */
  cut(): void {
    this.state = 'cut';
    for (const pair of this.pairs) for (const end of pair) end.resetAndDestroy();
  }

  mend(): void {
    this.state = 'whole';
    for (const pair of this.pairs) for (const end of pair) end.resume();
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server?.close(done));
  }
}
