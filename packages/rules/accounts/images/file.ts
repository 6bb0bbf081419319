import { type ImageShape, imageTypes } from '@clubpulse/contract/accounts/images';

const MB = 1_048_576;

export const cleanFileName = (name: string): string => name.replace(/[\\/:"*?<>|]/g, '').trim();

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export function fileFault(
  file: { readonly name: string; readonly size: number },
  maxMb: number,
): 'type' | 'file-size' | undefined {
  if (!imageTypes.some((type) => type === endingOf(file.name))) return 'type';
  return file.size > maxMb * MB ? 'file-size' : undefined;
}

export const isTooSmall = (
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth, minHeight }: Pick<ImageShape, 'minWidth' | 'minHeight'>,
): boolean => width < minWidth || height < minHeight;
