import { csvLine } from '@clubpulse/rules/office/club-exports/csv';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { LargeStore } from '../../platform/media/media-store.ts';
import type { TablePart } from './club-exports.facts.ts';

const PART_BYTES = 8 * 1024 * 1024;

/** Spreadsheets read a file without this mark in an old character set. */
const BOM = '\uFEFF';

async function partsTo(store: LargeStore, name: string) {
  const handle = await store.begin(name, 'application/zip');
  const proofs: string[] = [];
  let waiting = Buffer.alloc(0);
  let offset = 0;
  const put = async (bytes: Buffer) => {
    proofs.push(await store.putPart(name, handle, { number: proofs.length + 1, offset, bytes }));
    offset += bytes.length;
  };
  return {
    async write(chunks: readonly Uint8Array[]): Promise<void> {
      waiting = Buffer.concat([waiting, ...chunks]);
      while (waiting.length >= PART_BYTES) {
        await put(waiting.subarray(0, PART_BYTES));
        waiting = waiting.subarray(PART_BYTES);
      }
    },
    async finish(): Promise<number> {
      if (waiting.length > 0) await put(waiting);
      await store.finish(name, handle, proofs);
      return offset;
    },
    abandon: () => store.abandon(name, handle),
  };
}

/** Writes a zip with the README and a CSV file for each table while the rows are read. */
export async function zipTables(
  store: LargeStore,
  name: string,
  readme: string,
  read: (take: (part: TablePart) => Promise<void>) => Promise<void>,
): Promise<{ Bytes: number; RowCount: number }> {
  const target = await partsTo(store, name);
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  const first = new ZipDeflate('README.txt', { level: 6 });
  zip.add(first);
  first.push(strToU8(BOM + readme), true);
  let file: ZipDeflate | undefined;
  let RowCount = 0;
  const flush = async () => {
    if (failure) throw failure;
    const made = chunks;
    chunks = [];
    await target.write(made);
  };
  const end = () => file?.push(new Uint8Array(0), true);
  try {
    await read(async ({ table, columns, rows }) => {
      if (file?.filename !== `${table}.csv`) {
        end();
        file = new ZipDeflate(`${table}.csv`, { level: 6 });
        zip.add(file);
        file.push(strToU8(BOM + csvLine(columns)));
      }
      if (rows.length > 0) file.push(strToU8(rows.map(csvLine).join('')));
      RowCount += rows.length;
      await flush();
    });
    end();
    zip.end();
    await flush();
    return { Bytes: await target.finish(), RowCount };
  } catch (error) {
    await target.abandon();
    throw error;
  }
}
