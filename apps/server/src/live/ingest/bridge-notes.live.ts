import type { Logger } from 'pino';
import { isUnavailable } from '../../platform/database/database.ts';
import type { Trouble } from './club-intake.live.ts';

const NOTES_MS = 5000;

export type NoteTrouble = (trouble: Trouble & { readonly ClubpulseBridgeId: number }) => Promise<void>;

export type BridgeNotes = ReturnType<typeof createBridgeNotes>;

/** Collects the faults of bridges and writes them every five seconds. */
export function createBridgeNotes({ noteTrouble, log }: { readonly noteTrouble: NoteTrouble; readonly log: Logger }) {
  const troubles = new Map<number, Trouble>();
  const unwritten = new Set<number>();
  const note = (bridgeId: number, trouble: Trouble) => void troubles.set(bridgeId, { ...troubles.get(bridgeId), ...trouble });

  /** Writes each bridge separately: one failure must not block the others. */
  async function write(): Promise<void> {
    const found = new Map(troubles);
    troubles.clear();
    try {
      for (const [ClubpulseBridgeId, trouble] of found) {
        await noteTrouble({ ClubpulseBridgeId, ...trouble }).catch((error: unknown) => dropNote(ClubpulseBridgeId, error));
        found.delete(ClubpulseBridgeId);
      }
    } catch (error) {
      log.warn({ err: error }, 'faults of bridges could not be stored, trying again');
      for (const [bridgeId, trouble] of found) note(bridgeId, { ...trouble, ...troubles.get(bridgeId) });
    }
  }

  function dropNote(bridgeId: number, error: unknown): void {
    if (isUnavailable(error)) throw error;
    if (!unwritten.has(bridgeId))
      log.error({ err: error, bridgeId }, 'what was found of a bridge cannot be written, it is dropped');
    unwritten.add(bridgeId);
  }

  const timer = setInterval(() => void write(), NOTES_MS);
  return { note, write, stop: () => clearInterval(timer) };
}
