import { type ClientStage, clientStages, type StageCount } from '@clubpulse/contract/members/pipeline/pipeline';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useSideways } from '../../kit/page/use-sideways.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';

interface StageChoiceProps {
  shown: ClientStage;
  counts: readonly StageCount[] | undefined;
  total: number | undefined;
  hidden: boolean;
  onShow: (stage: ClientStage) => void;
}

export function StageChoice({ shown, counts, total, hidden, onShow }: StageChoiceProps) {
  const t = useT();
  const sideways = useSideways<HTMLDivElement>(String(total), shown);
  return (
    <div className={classes['choice']} hidden={hidden} {...sideways}>
      <Segmented
        label={t('members.pipeline')}
        value={shown}
        options={clientStages.map((value) => ({
          value,
          label: (
            <span className={classes['stage']}>
              {t(`members.stage-${value}`)} <b>{counts?.find(({ ClientStage }) => ClientStage === value)?.Count}</b>
            </span>
          ),
        }))}
        onChange={onShow}
      />
    </div>
  );
}
