import { IconLayoutGrid, IconList, IconPlus, IconWorldPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { storageKeys, store } from '../../../platform/storage.ts';

export type Look = 'grid' | 'list';

interface MovementActionsProps {
  look: Look;
  onLook: (look: Look) => void;
}

const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export function MovementActions({ look, onLook }: MovementActionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const phone = useWidth() === 'phone';
  const { IsEditor } = useSelf();
  return (
    <>
      {!phone && (
        <Segmented<Look>
          label={t('workouts.view')}
          value={look}
          options={[
            { value: 'grid', label: <IconLayoutGrid {...ICON} aria-hidden={false} aria-label={t('workouts.asGrid')} /> },
            { value: 'list', label: <IconList {...ICON} aria-hidden={false} aria-label={t('workouts.asList')} /> },
          ]}
          onChange={(next) => {
            store(storageKeys.movements, next);
            onLook(next);
          }}
        />
      )}
      <HeaderActions
        label={t('kit.more')}
        actions={[
          {
            label: t('workouts.newExercise'),
            icon: IconPlus,
            primary: true,
            adds: true,
            plain: true,
            onClick: () => void navigate(pathTo('Movements', 'new')),
          },
          ...(IsEditor
            ? [
                {
                  label: t('workouts.newOfPlatform'),
                  icon: IconWorldPlus,
                  onClick: () => void navigate(`${pathTo('Movements', 'new')}/platform`),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
