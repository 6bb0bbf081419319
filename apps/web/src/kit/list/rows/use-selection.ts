import { useState } from 'react';
import { toggled } from './RowPick.tsx';

export function useSelection() {
  const [chosen, onChange] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen,
    onChange,
    toggle: (id: number) => onChange((before) => toggled(before, id)),
    clear: () => onChange(new Set()),
  };
}
