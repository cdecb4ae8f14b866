// A real server process with a database of its own, and the built page in front of it. Where the
// server has the page built in, it serves it itself; else the build in dist/ is put before it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export class House {
  url = '';
  /** @param fixed the shuffles of its tables are the same whenever the same tables are opened in it */
  constructor(private readonly fixed = false) {}
  private folder = '';
  private port = 0;
  private process: ChildProcess | null = null;
  private front: PreviewServer | null = null;

  async open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'perron-page-'));
    this.port = await freePort();
    await this.start();
    const api = `http://127.0.0.1:${this.port}`;
    const shell = await (await fetch(api)).text();
    if (shell.includes('id="page"')) {
      this.url = `${api}/`;
      return;
    }
    process.env['PERRON_SERVER'] = api;
    const port = await freePort();
    this.front = await preview({ preview: { port, host: '127.0.0.1', strictPort: true }, logLevel: 'error' });
    this.url = `http://127.0.0.1:${port}/`;
  }

  /** Start the server, on the same port and database each time. */
  async start(): Promise<void> {
    const python = process.env['PERRON_PYTHON'] ?? '../.venv/bin/python';
    const serve = this.fixed ? [join(import.meta.dirname, 'same_deals.py')] : ['-m', 'perron', 'serve'];
    this.process = spawn(
      python,
      [...serve, '--port', String(this.port), '--database', `sqlite:///${this.folder}/perron.db`],
      {
        stdio: process.env['PERRON_LOUD'] ? 'inherit' : 'ignore',
        // One address plays for everybody here.
        env: { ...process.env, PERRON_LIMITS: 'no' },
      },
    );
    // On a busy machine that takes a while; a server that has ended is not waited for.
    const { process: server } = this;
    for (let n = 0; n < 1200 && server.exitCode === null; n++) {
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server did not start: ${server.exitCode ?? 'it still tries'}`);
  }

  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    await new Promise<void>((done) => {
      running.once('exit', () => done());
      running.kill('SIGTERM');
      setTimeout(() => running.kill('SIGKILL'), 8000).unref();
    });
  }

  async close(): Promise<void> {
    await this.stop();
    await this.front?.close();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  }
}
