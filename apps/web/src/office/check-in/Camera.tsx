import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { codeReader } from './barcodes.ts';
import styles from './CheckIn.module.css';
import type { BarcodeReader } from './own-reader.ts';

const LOOK_MS = 200;

/** What the camera sees, until it sees a code. It is off as soon as this is gone. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
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
      else timer = setTimeout(() => void look(reader), LOOK_MS);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over || video.current === null) return end();
      video.current.srcObject = stream;
      await video.current.play();
      await look(await codeReader());
    };
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    open().catch(() => !over && setRefused(true));
    return () => {
      over = true;
      clearTimeout(timer);
      end();
    };
  }, [onCode]);
  if (refused) return <p role="alert">{t('checkIn.cameraRefused')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a camera has no sound to write down
    <video ref={video} className={styles['camera']} aria-label={t('checkIn.cameraView')} playsInline muted />
  );
}
