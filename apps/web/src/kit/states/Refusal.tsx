import { IconAlertCircle } from '@tabler/icons-react';
import { Banner } from './Banner.tsx';

interface RefusalProps {
  /** Null: nothing was refused. */
  words: string | null;
  /** The ways to put it right. */
  fixes?: readonly { label: string; onClick: () => void }[];
}

/** A refused act in its own place: why, and the ways to put it right. */
export function Refusal({ words, fixes = [] }: RefusalProps) {
  if (words === null) return null;
  return (
    <Banner tone="bad" icon={IconAlertCircle} actions={fixes}>
      {words}
    </Banner>
  );
}
