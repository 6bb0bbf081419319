import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../platform/database/free-port.ts';
import { Part } from './part.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');
export const ROLES = ['api', 'live', 'jobs'] as const;
export type NodeRole = (typeof ROLES)[number];

export interface ProductNode {
  readonly role: NodeRole;
  readonly port: number;
  readonly dataDir: string;
  readonly part: Part;
}

interface Options {
  readonly folder: string;
  readonly logs: string;
  readonly settings: Readonly<Record<string, string>>;
}

export async function createNodes({ folder, logs, settings }: Options): Promise<ProductNode[]> {
  const nodes: ProductNode[] = [];
  for (const role of ROLES)
    for (const number of [1, 2]) {
      const name = `${role}-${number}`;
      const [port, dataDir] = [await freePort(), path.join(folder, name)];
      mkdirSync(dataDir);
      const env = {
        ...settings,
        ROLE: role,
        PORT: String(port),
        DATA_DIR: dataDir,
        FILES_DIR: path.join(folder, 'shared'),
        NODE_COMPILE_CACHE: path.join(folder, 'cache'),
      };
      const isReady = async (output: string) =>
        role === 'api'
          ? (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok === true
          : output.includes('Clubpulse is running');
      const log = path.join(logs, `${name}.log`);
      const part = new Part({ name, command: process.execPath, args: [MAIN], env, log, isReady });
      nodes.push({ role, port, dataDir, part });
    }
  return nodes;
}
