const widths: Readonly<Record<string, readonly number[]>> = {
  '256': [64, 128, 256],
  '512': [64, 128, 512],
  '960': [240, 480, 960],
  '1280': [320, 640, 1280],
  '1920': [480, 960, 1920],
};

/** `pixels`: width in device pixels. */
export function pictureFor(uri: string, pixels: number): string {
  const own = /^(\/media\/[0-9a-f]{64})-(\d+)\.(jpg|png)$/.exec(uri);
  const known = own && widths[own[2] ?? ''];
  if (!own || !known) return uri;
  return `${own[1]}-${known.find((width) => width >= pixels) ?? known.at(-1)}.${own[3]}`;
}
