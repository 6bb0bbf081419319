import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { type BarcodeReader, codeReader } from './barcodes.ts';
import styles from './CheckIn.module.css';

const LOOK_MS = 200;

interface CameraProps {
  onCode: (code: string) => void;
  atDoor?: boolean;
  onLost?: () => void;
  onRefused?: () => void;
}

export function Camera({ onCode, atDoor = false, onLost, onRefused }: CameraProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (reader: BarcodeReader) => {
      const found = video.current && (await reader.detect(video.current).catch(() => []));
      if (over) return;
      if (found?.[0]) onCode(found[0].rawValue);
      if (atDoor || !found?.[0]) timer = setTimeout(() => void look(reader), LOOK_MS);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: atDoor ? 'user' : 'environment' } });
      if (over || video.current === null) return end();
      video.current.srcObject = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => !over && onLost?.());
      await video.current.play();
      await look(await codeReader());
    };
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    open().catch(() => {
      if (over) return;
      setRefused(true);
      onRefused?.();
    });
    return () => {
      over = true;
      clearTimeout(timer);
      end();
    };
  }, [onCode, atDoor, onLost, onRefused]);
  if (refused) return <p role="alert">{t('checkIn.cameraRefused')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a camera has no sound to write down
    <video
      ref={video}
      className={styles['camera']}
      data-mirror={atDoor || undefined}
      aria-label={t('checkIn.cameraView')}
      playsInline
      muted
    />
  );
}
