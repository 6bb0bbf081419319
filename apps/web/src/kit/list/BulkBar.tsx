import { type Icon, IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FootBar } from '../edit/FootBar.tsx';
import { PressMenu } from '../menu/PressMenu.tsx';
import type { MenuAct } from '../menu/WholeMenu.tsx';

export type BulkAct = {
  readonly label: string;
  readonly icon: Icon;
  readonly disabled?: boolean;
} & ({ readonly onClick: () => void } | { readonly items: readonly MenuAct[] });

interface BulkBarProps {
  label: string;
  /** A text such as `3 selected`. With null only the last result is shown. */
  selected: string | null;
  acts: readonly BulkAct[];
  clear: { readonly label: string; readonly onClick: () => void };
  outcome?: ReactNode;
}

export function BulkBar({ label, selected, acts, clear, outcome }: BulkBarProps) {
  if (selected === null && !outcome) return null;
  return (
    <FootBar label={label} above={outcome}>
      {selected !== null && (
        <>
          <b aria-live="polite">{selected}</b>
          {acts.map((act) =>
            'items' in act ? (
              <PressMenu
                key={act.label}
                position="top-start"
                items={act.items}
                button={(trigger) => <Act act={act} {...trigger} />}
              />
            ) : (
              <Act key={act.label} act={act} onClick={act.onClick} />
            ),
          )}
          <button type="button" aria-label={clear.label} onClick={clear.onClick}>
            <IconX size={18} stroke={1.8} />
          </button>
        </>
      )}
    </FootBar>
  );
}

function Act({ act: { label, icon: ActIcon, disabled = false }, ...button }: { act: BulkAct } & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" disabled={disabled} {...button}>
      <ActIcon size={17} stroke={1.8} aria-hidden="true" />
      {label}
    </button>
  );
}
