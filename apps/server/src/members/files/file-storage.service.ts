import { randomUUID } from 'node:crypto';
import { type FileEnding, type FileLink, fileTypes } from '@clubpulse/contract/members/files/files';
import { fileTypeFromBuffer } from 'file-type';
import type { Database } from '../../platform/database/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './file-contents.store.ts';

/** Bytes without a row are deleted after this time. */
const HELD_MS = 3_600_000;
const LINK_MS = 60_000;
const SWEPT_AT_ONCE = 200;

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly ending: FileEnding;
}

const isTaken = (ending: string | undefined): ending is FileEnding => ending !== undefined && Object.hasOwn(fileTypes, ending);

export async function readSent(base64: string): Promise<SentFile | undefined> {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const ending = found?.ext;
  return isTaken(ending) ? { bytes, ending } : undefined;
}

export type FileStorage = ReturnType<typeof createFileStorage>;

export function createFileStorage({
  db,
  media,
  now = () => new Date(),
}: {
  readonly db: Database;
  readonly media: MediaStore;
  readonly now?: () => Date;
}) {
  async function forget(name: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await store.deleteContent(trx, name);
      await media.remove(name);
    });
  }

  return {
    async keep({ bytes, ending }: SentFile): Promise<string> {
      const name = `${randomUUID()}.${ending}`;
      await store.holdContent(db, name, new Date(now().getTime() + HELD_MS));
      await media.put(name, bytes, fileTypes[ending]);
      return name;
    },

    async link(FileId: number, reader: store.Reader): Promise<FileLink> {
      const token = newSecret();
      const ExpiresAt = new Date(now().getTime() + LINK_MS);
      await store.insertLink(db, { ...reader, TokenHash: hashOf(token), FileId, ExpiresAt });
      return { Address: `files/${token}`, ExpiresAt: ExpiresAt.toISOString() };
    },

    async byToken(token: string): Promise<(Omit<store.LinkedFile, 'Name'> & { readonly bytes: Uint8Array }) | undefined> {
      const found = await store.fileOfLink(db, hashOf(token), now());
      const bytes = found && (await media.get(found.Name));
      return bytes && { FileName: found.FileName, Type: found.Type, bytes };
    },

    async purge(): Promise<void> {
      await store.deleteLapsedLinks(db, now());
      for (;;) {
        const names = await store.lapsedContents(db, now(), SWEPT_AT_ONCE);
        for (const name of names) await forget(name);
        if (names.length < SWEPT_AT_ONCE) return;
      }
    },
  };
}
