import { type ClientStage, clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { IconChevronDown } from '@tabler/icons-react';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { PressMenu } from '../../kit/menu/PressMenu.tsx';
import { useT } from '../../platform/phrases.ts';
import { MoveResult } from './MoveResult.tsx';
import classes from './StageChip.module.css';
import { useMoves } from './use-moves.ts';

interface StageChipProps {
  clubId: number;
  userId: number;
  name: string;
  stage: ClientStage;
}

export function StageChip({ clubId, userId, name, stage }: StageChipProps) {
  const t = useT();
  const moves = useMoves(clubId);
  const { outcome, isMoving, move, forget } = moves;
  const values = clientStages.map((value) => ({ value, label: t(`members.stageOf-${value}`) }));
  const choose = (value: string) => {
    const to = clientStages.find((one) => one === value);
    if (to !== undefined) void move([{ userId, from: stage }], to);
  };
  return (
    <>
      <PressMenu
        position="bottom-start"
        items={{ chosen: stage, values, onChange: choose }}
        button={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={classes['chip']}
            disabled={isMoving}
            aria-label={t('members.stageOfPerson', { name, stage: t(`members.stageOf-${stage}`) })}
          >
            {t(`members.stageOf-${stage}`)}
            <IconChevronDown size={13} stroke={2.2} aria-hidden="true" />
          </button>
        )}
      />
      <BulkBar
        label={t('members.pipeline')}
        selected={null}
        acts={[]}
        clear={{ label: t('kit.clearSelection'), onClick: forget }}
        outcome={outcome !== null && <MoveResult moves={moves} />}
      />
    </>
  );
}
