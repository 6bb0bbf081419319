/**
 * Limits packets, because the broker would buffer 256 MB. Reads only fixed headers (MQTT 3.1.1 section 2.2). `firstMaxBytes`
 * applies before the sign-in.
 */
export function createPacketLimit(maxBytes: number, firstMaxBytes = maxBytes): { allows(chunk: Uint8Array): boolean } {
  let most = firstMaxBytes;
  /** The missing bytes of the packet. -1 before the type byte, -2 while the length is read. */
  let remaining = -1;
  let length = 0;
  let factor = 1;

  return {
    allows(chunk) {
      let at = 0;
      while (at < chunk.length) {
        if (remaining > 0) {
          const skipped = Math.min(remaining, chunk.length - at);
          at += skipped;
          remaining -= skipped;
          if (remaining === 0) remaining = -1;
        } else if (remaining === -1) {
          at++;
          remaining = -2;
          length = 0;
          factor = 1;
        } else {
          const digit = chunk[at++] ?? 0;
          length += (digit & 127) * factor;
          factor *= 128;
          if (length > most || factor > 128 ** 4) return false;
          if (digit >= 128) continue;
          remaining = length === 0 ? -1 : length;
          most = maxBytes;
        }
      }
      return true;
    },
  };
}
