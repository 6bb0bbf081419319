import { Button, Checkbox } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Rankings.module.css';
import { type RankingColumn, rankingColumns } from './ranking-columns.ts';
import { detailLabels } from './ranking-figures.ts';

const columnLabels = {
  Moved: 'rankings.sinceBefore',
  FullName: 'rankings.fullName',
  Points: 'kit.points',
  Trainings: 'kit.trainings',
  Duration: 'kit.time',
  Distance: 'rankings.distance',
  Calories: 'rankings.calories',
  Zones: 'rankings.zones',
  ...detailLabels,
} as const satisfies Readonly<Record<RankingColumn, PhraseKey>>;

interface ColumnsDialogProps {
  readonly opened: boolean;
  readonly shown: readonly RankingColumn[];
  readonly onChange: (shown: readonly RankingColumn[]) => void;
  readonly onClose: () => void;
}

export function ColumnsDialog({ opened, shown, onChange, onClose }: ColumnsDialogProps) {
  const t = useT();
  const toggle = (column: RankingColumn, isShown: boolean) =>
    onChange(rankingColumns.filter((one) => (one === column ? isShown : shown.includes(one))));
  return (
    <Dialog opened={opened} onClose={onClose} title={t('rankings.columns')}>
      <div className={classes['choices']}>
        {rankingColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(columnLabels[column])}
            checked={shown.includes(column)}
            onChange={(event) => toggle(column, event.currentTarget.checked)}
          />
        ))}
      </div>
      <p className={classes['note']}>{t('rankings.detailsNote')}</p>
      <p className={classes['note']}>{t('rankings.columnsNote')}</p>
    </Dialog>
  );
}

interface PrintDialogProps {
  readonly opened: boolean;
  readonly onPrint: (withNames: boolean) => void;
  readonly onClose: () => void;
}

export function PrintDialog({ opened, onPrint, onClose }: PrintDialogProps) {
  const t = useT();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('rankings.printTitle')}>
      <p className={classes['note']}>{t('rankings.printText')}</p>
      <div className={dialog['choices']}>
        <Button variant="default" onClick={() => onPrint(true)}>
          {t('rankings.printFull')}
        </Button>
        <Button data-autofocus onClick={() => onPrint(false)}>
          {t('rankings.printNicknames')}
        </Button>
      </div>
    </Dialog>
  );
}
