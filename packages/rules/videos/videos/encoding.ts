const titles = {
  '1010': 'Input',
  '1020': 'Video',
  '1021': 'Audio',
  '1030': 'Codec',
  '1040': 'Settings',
  '1041': 'Acceleration',
  '1042': 'Acceleration',
  '1056': 'FileOpen',
  '1060': 'Clipping',
  '1075': 'Demuxer',
  '1076': 'SourceRead',
  '1080': 'Mxf',
  '1091': 'Encryption',
  '1092': 'AudioInit',
  '1401': 'Permissions',
  '1404': 'FileOpen',
  '1432': 'Role',
  '1433': 'Role',
  '1434': 'Role',
  '1515': 'Role',
  '1522': 'Terminated',
  '1550': 'AccelerationFault',
  '1999': 'Unknown',
  '3400': 'HlsInput',
  '3401': 'HttpUnauthorized',
  '3403': 'HttpForbidden',
  '3404': 'HttpNotFound',
  '3408': 'HttpUpload',
  '3450': 'HttpServer',
  '3451': 'HttpConnection',
  '3457': 'HttpPolicy',
  '3999': 'HttpUnknown',
} as const;
export type EncodingCode = keyof typeof titles;
export const encodingCodes = Object.keys(titles) as readonly EncodingCode[];
const isCode = (code: string): code is EncodingCode => Object.hasOwn(titles, code);

export const titleOf = (code: string): (typeof titles)[EncodingCode] => titles[isCode(code) ? code : '1999'];

export function adviceFor(code: string): 'Export' | 'Shorten' | 'Again' {
  if (code === '1522') return 'Shorten';
  return ['1010', '1020', '1021', '1030', '1060', '1075', '1091', '1092', '3400'].includes(code) ? 'Export' : 'Again';
}

/** `refused`: not a video, `lost`: the upload was not continued. */
export const arrivalCodes = { refused: '1020', lost: '3408' } as const satisfies Record<string, EncodingCode>;
export const isWorthRetrying = (code: string): boolean => !Object.values<string>(arrivalCodes).includes(code);

export interface Probed {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

export const ENCODING = { secondsMax: 3 * 3600, pixelsMax: 7680 * 4320, segmentSeconds: 4 } as const;

export interface Rendition {
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly kilobits: number;
}
const ladder = [
  { side: 360, kilobits: 800 },
  { side: 720, kilobits: 2800 },
] as const;
const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

export function renditionsOf({ width, height }: Pick<Probed, 'width' | 'height'>): Rendition[] {
  const shorter = Math.min(width, height);
  const fitting = ladder.filter(({ side }) => side <= shorter);
  const sides = fitting.length > 0 ? fitting : [{ side: shorter, kilobits: ladder[0].kilobits }];
  return sides.map(({ side, kilobits }) => {
    const scale = side / shorter;
    return { side, kilobits, width: even(width * scale), height: even(height * scale) };
  });
}

export const masterPlaylist = (renditions: readonly Rendition[], nameOf: (rendition: Rendition) => string): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...renditions.flatMap((one) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${one.kilobits * 1200 + 128_000},RESOLUTION=${one.width}x${one.height}`,
      nameOf(one),
    ]),
    '',
  ].join('\n');
