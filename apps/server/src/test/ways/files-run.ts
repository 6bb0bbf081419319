import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waysOf } from '../../../../../scripts/checks/ways.ts';

const root = path.join(import.meta.dirname, '../../../../..');

export class FilesRun {
  readonly #session = new Session();

  static async watch(): Promise<FilesRun> {
    const run = new FilesRun();
    run.#session.connect();
    await run.#session.post('Profiler.enable');
    await run.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return run;
  }

  async sinceThen(): Promise<Set<string>> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const files = result.flatMap(({ url, functions }) => {
      if (!url.startsWith('file:') || !functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)) return [];
      const file = path.relative(root, fileURLToPath(url));
      return /^\.\.|node_modules|\/test\/|\.test\.ts$/.test(file) ? [] : [file];
    });
    return new Set(files);
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}

export const namedOnServer = (title: string): string[] =>
  (waysOf(root).get(title) ?? []).filter((file) => /^(?:apps\/server|packages\/rules)\//.test(file));
