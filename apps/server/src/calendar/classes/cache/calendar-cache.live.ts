import { SerializedResponse } from '../../../platform/http/serialized-response.ts';

const ANSWERS_MAX = 64;
const BYTES_MAX = 16_000_000;

interface Stored {
  readonly stamp: string;
  readonly answer: SerializedResponse;
}

/**
 * An entry is valid while its stamp is unchanged. `key` contains every input but not the caller, whose rights are checked before.
 */
export function createCalendarCache() {
  const calendars = new Map<string, Stored>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= calendars.get(key)?.answer.bytes.length ?? 0;
    calendars.delete(key);
  }

  return async function answerOf(key: string, stamp: string, make: () => Promise<Buffer>): Promise<SerializedResponse> {
    const known = calendars.get(key);
    if (known) forget(key);
    const answer = known?.stamp === stamp ? known.answer : new SerializedResponse(await make(), `${key} ${stamp}`);
    forget(key);
    calendars.set(key, { stamp, answer });
    bytes += answer.bytes.length;
    for (const oldest of calendars.keys()) {
      if (calendars.size <= ANSWERS_MAX && bytes <= BYTES_MAX) break;
      forget(oldest);
    }
    return answer;
  };
}
