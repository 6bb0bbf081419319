/**
 * Watches a stream of MQTT packets go by and tells when one announces more bytes than allowed: the broker itself would
 * collect up to 256 MB before it looks at a packet. Reads the fixed headers only (MQTT 3.1.1 section 2.2).
 */
export function createPacketLimit(maxBytes: number): { allows(chunk: Uint8Array): boolean } {
  /** Bytes of the current packet still to come; -1 before its type byte, -2 inside its length. */
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
          if (length > maxBytes || factor > 128 ** 4) return false;
          if (digit < 128) remaining = length === 0 ? -1 : length;
        }
      }
      return true;
    },
  };
}
