import { type Icon, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FootBar } from '../edit/FootBar.tsx';

export interface BulkAct {
  readonly label: string;
  readonly icon: Icon;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

interface BulkBarProps {
  /** Accessible name. */
  label: string;
  /** `3 selected`; null: nothing is, and only the outcome is left to read. */
  selected: string | null;
  acts: readonly BulkAct[];
  clear: { readonly label: string; readonly onClick: () => void };
  /** What the last act did to which, with what it refused by reason. */
  outcome?: ReactNode;
}

/** What can be done with the selected rows at once. */
export function BulkBar({ label, selected, acts, clear, outcome }: BulkBarProps) {
  if (selected === null && !outcome) return null;
  return (
    <FootBar label={label} above={outcome}>
      {selected !== null && (
        <>
          <b aria-live="polite">{selected}</b>
          {acts.map(({ label: words, icon: ActIcon, disabled = false, onClick }) => (
            <button key={words} type="button" disabled={disabled} onClick={onClick}>
              <ActIcon size={17} stroke={1.8} aria-hidden="true" />
              {words}
            </button>
          ))}
          <button type="button" aria-label={clear.label} onClick={clear.onClick}>
            <IconX size={18} stroke={1.8} />
          </button>
        </>
      )}
    </FootBar>
  );
}
