import type { Icon } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './FileDrop.module.css';

interface FileDropProps {
  icon: Icon;
  label: string;
  note: string;
  accept: string;
  onOver?: (isOver: boolean) => void;
  onFile: (file: File) => void;
}

export function FileDrop({ icon: Picture, label, note, accept, onOver, onFile }: FileDropProps) {
  const id = useId();
  const place = useRef<HTMLLabelElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    const events = ['dragover', 'dragleave', 'drop'] as const;
    const handle = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
      onOver?.(event.type === 'dragover');
      const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
      if (file) onFile(file);
    };
    for (const event of events) element?.addEventListener(event, handle);
    return () => {
      for (const event of events) element?.removeEventListener(event, handle);
    };
  });
  return (
    <label ref={place} htmlFor={id} className={classes['drop']} data-over={isOver}>
      <Picture size={28} stroke={1.6} aria-hidden="true" />
      <b>{label}</b>
      <span>{note}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
