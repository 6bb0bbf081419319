import { useEffect, useRef } from 'react';

interface BlobImageProps {
  blob: Blob;
  alt: string;
  onWidth?: (width: number) => void;
}

export function BlobImage({ blob, alt, onWidth }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current: element } = image;
    if (element === null) return;
    const address = URL.createObjectURL(blob);
    element.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} onLoad={(event) => onWidth?.(event.currentTarget.clientWidth)} />;
}
