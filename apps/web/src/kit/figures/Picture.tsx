import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'width' | 'height'> {
  readonly uri: string;
  readonly pixels?: number;
  readonly alt?: string;
  readonly eager?: boolean;
  readonly instead?: ReactNode;
}

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
