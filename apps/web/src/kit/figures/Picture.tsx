import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'width' | 'height'> {
  readonly uri: string;
  /** How many of the screen's it fills; left out: as it is kept. */
  readonly pixels?: number;
  readonly alt?: string;
  /** It is there before it is scrolled to. */
  readonly eager?: boolean;
  /** What stands in its place where it cannot be shown; left out: nothing. */
  readonly instead?: ReactNode;
}

/** A picture at an address, which may lead nowhere by now. */
export function Picture({ uri, pixels, alt = '', eager = false, instead = null, ...size }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === uri) return instead;
  return (
    <img
      {...size}
      src={pixels === undefined ? uri : pictureFor(uri, pixels)}
      alt={alt}
      {...(eager ? {} : { loading: 'lazy' as const })}
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setBroken(uri)}
    />
  );
}
