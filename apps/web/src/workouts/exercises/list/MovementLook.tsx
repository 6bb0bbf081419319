import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import { storageKeys, store } from '../../../platform/storage.ts';

export type Look = 'grid' | 'list';

const ICON = { size: 18, stroke: 1.8 };

export function MovementLook({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const t = useT();
  return (
    <Segmented<Look>
      label={t('workouts.view')}
      value={look}
      options={[
        { value: 'grid', label: <IconLayoutGrid {...ICON} aria-label={t('workouts.asGrid')} /> },
        { value: 'list', label: <IconList {...ICON} aria-label={t('workouts.asList')} /> },
      ]}
      onChange={(next) => {
        store(storageKeys.movements, next);
        onLook(next);
      }}
    />
  );
}
