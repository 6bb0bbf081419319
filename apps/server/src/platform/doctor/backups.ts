import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = (await readdir(folder)).filter((name) => /^base-\d/.test(name));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
