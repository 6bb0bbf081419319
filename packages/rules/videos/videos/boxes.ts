const begins: readonly string[] = ['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Without these boxes a video cannot be played: description, time scale, track. */
const needed = ['moov', 'mvhd', 'trak'] as const;
const frames: readonly string[] = ['mdat', 'moof'];

const HEAD = 8;
const LONG_HEAD = 16;
const TYPE = /^[\x20-\x7e\xa9]{4}$/;

/** Reads an mp4 or mov file while its bytes arrive, to see whether the file is complete. Other formats count as complete. */
export function walkBoxes() {
  const found = new Set<string>();
  let isOther = false;
  let isTorn = false;
  let head: number[] = [];
  let rest = 0;
  let isNeeded = false;

  function begin(): void {
    const [size, type] = [sumOf(head.slice(0, 4)), String.fromCharCode(...head.slice(4, HEAD))];
    if (size === 1 && head.length < LONG_HEAD) return;
    if (found.size === 0 && !begins.includes(type)) isOther = true;
    const length = size === 1 ? sumOf(head.slice(HEAD)) : size === 0 ? Number.POSITIVE_INFINITY : size;
    if (!TYPE.test(type) || length < head.length) isTorn = true;
    if (isOther || isTorn) return;
    found.add(type);
    isNeeded = type !== 'moov' && (needed.some((one) => one === type) || frames.includes(type));
    rest = type === 'moov' ? 0 : length - head.length;
    head = [];
  }

  return {
    take(bytes: Uint8Array): void {
      for (let at = 0; at < bytes.length && !isOther && !isTorn; ) {
        const step = Math.min(rest, bytes.length - at);
        rest -= step;
        at += step;
        if (step > 0) continue;
        head.push(bytes[at] ?? 0);
        at += 1;
        if (head.length === HEAD || head.length === LONG_HEAD) begin();
      }
    },
    isComplete(): boolean {
      if (isOther) return true;
      const isCut = rest > 0 && rest !== Number.POSITIVE_INFINITY && isNeeded;
      return !isCut && needed.every((type) => found.has(type)) && frames.some((type) => found.has(type));
    },
  };
}

const sumOf = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
