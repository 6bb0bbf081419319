import { IconAlertCircle } from '@tabler/icons-react';
import { Banner } from './Banner.tsx';

interface RefusalProps {
  words: string | null;
  fixes?: readonly { label: string; onClick: () => void }[];
}

export function Refusal({ words, fixes = [] }: RefusalProps) {
  if (words === null) return null;
  return (
    <Banner tone="bad" icon={IconAlertCircle} actions={fixes}>
      {words}
    </Banner>
  );
}
