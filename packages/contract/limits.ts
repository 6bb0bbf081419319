interface Issue {
  readonly code?: string | undefined;
  readonly inclusive?: boolean | undefined;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

export const LENGTH_TOO_LONG = 'length-too-long';

export function limitOf(
  { code, inclusive, minimum, maximum }: Issue,
  key: string,
): { readonly key: string; readonly values: Record<string, string | number> } | undefined {
  if (key === LENGTH_TOO_LONG) return { key, values: { max: clock(Number(maximum)) } };
  if (key !== 'invalid-number' || inclusive !== true) return undefined;
  if (code === 'too_small') return { key: 'number-too-low', values: { min: Number(minimum) } };
  return code === 'too_big' ? { key: 'number-too-high', values: { max: Number(maximum) } } : undefined;
}

/** `30:00` or `2:00:00`. */
function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
