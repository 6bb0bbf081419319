import type { ImageShape, Rotation } from '@clubpulse/contract/accounts/images';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Cut extends Size {
  readonly x: number;
  readonly y: number;
}
type Least = Pick<ImageShape, 'minWidth' | 'minHeight'>;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The next rotation is a quarter turn, or a half turn if the picture would be smaller than the minimum. */
export function nextRotation(picture: Size, rotation: Rotation, direction: 1 | -1, { minWidth, minHeight }: Least): Rotation {
  const quarter = ((rotation + direction * 90 + 360) % 360) as Rotation;
  const { width, height } = turned(picture, quarter);
  return width < minWidth || height < minHeight ? (((rotation + 180) % 360) as Rotation) : quarter;
}

export function middleCut({ width, height }: Size, ratio: number | undefined): Cut {
  if (ratio === undefined) return { x: 0, y: 0, width, height };
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(wide / ratio));
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high };
}

/** A crop of any ratio (`isFree`) is scaled to fit and centred. */
export function placedIn(cut: Size, { width, height, isFree }: Size & Pick<ImageShape, 'isFree'>): Cut {
  if (!isFree) return { x: 0, y: 0, width, height };
  const scale = Math.min(width / cut.width, height / cut.height);
  const [wide, high] = [Math.round(cut.width * scale), Math.round(cut.height * scale)];
  return { x: Math.floor((width - wide) / 2), y: Math.floor((height - high) / 2), width: wide, height: high };
}

export function heldCut(cut: Cut, picture: Size, least: Least, ratio: number | undefined): Cut {
  const most = middleCut(picture, ratio);
  const minWidth = Math.min(ratio === undefined ? least.minWidth : Math.max(least.minWidth, least.minHeight * ratio), most.width);
  const width = Math.round(clamp(cut.width, minWidth, most.width));
  const height = Math.round(
    ratio === undefined
      ? clamp(cut.height, Math.min(least.minHeight, most.height), most.height)
      : Math.min(width / ratio, picture.height),
  );
  return {
    x: Math.round(clamp(cut.x, 0, picture.width - width)),
    y: Math.round(clamp(cut.y, 0, picture.height - height)),
    width,
    height,
  };
}
