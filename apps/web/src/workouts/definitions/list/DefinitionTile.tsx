import type { WorkoutVideo } from '@clubpulse/contract/workouts/definitions/definitions';
import type { ExerciseEquipment, Level } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { isNewWorkout } from '@clubpulse/rules/workouts/sheets/new-sheets';
import { IconAlertCircle, IconEyeOff, IconLoader2, IconVideo } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useNow } from '../../../platform/clock.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { equipmentLabel } from '../../exercises/public.ts';
import classes from './definitions.module.css';

interface TileState {
  readonly Level: Level;
  readonly Equipment: readonly ExerciseEquipment[];
  readonly Minutes: number | null;
}
export const summaryLine = (t: Translate, { Level, Equipment, Minutes }: TileState): string =>
  [
    t(`workouts.level.${Level}`),
    ...(Minutes === null ? [] : [t('kit.minutes', { count: Minutes })]),
    Equipment.map((one) => t(equipmentLabel(one))).join(', '),
  ].join(' · ');

interface DefinitionTileProps {
  readonly workout: TileState & {
    readonly Title: string;
    readonly PictureUris: readonly string[];
    readonly PublishedAt: string | null;
    readonly Video: (Pick<WorkoutVideo, 'PreviewUri' | 'Seconds'> & Partial<Pick<WorkoutVideo, 'State'>>) | null;
  };
  readonly to: string;
}

export function DefinitionTile({ workout, to }: DefinitionTileProps) {
  const t = useT();
  const now = useNow();
  const { Title, PictureUris, PublishedAt, Video } = workout;
  const [first] = PictureUris;
  const uri = first ?? Video?.PreviewUri ?? null;
  const isNew = PublishedAt !== null && isNewWorkout(PublishedAt, now);
  const isLate = Video?.State === 'Uploading' || Video?.State === 'Processing';
  return (
    <div className={classes['tile']}>
      <span className={classes['picture']} data-published={PublishedAt !== null}>
        {uri === null ? <NoPicture /> : <Picture uri={uri} pixels={480} instead={<NoPicture />} />}
      </span>
      <span className={classes['words']}>
        <Link to={to} className={classes['name']}>
          {Title}
        </Link>
        <small>{summaryLine(t, workout)}</small>
        <span className={classes['states']}>
          {isNew && <StateChip tone="info">{t('runs.new')}</StateChip>}
          {PublishedAt === null && (
            <StateChip tone="striped" icon={IconEyeOff}>
              {t('workouts.isUnpublished')}
            </StateChip>
          )}
          {Video !== null &&
            (Video.State === 'Error' ? (
              <StateChip tone="bad" icon={IconAlertCircle}>
                {t('videos.failed')}
              </StateChip>
            ) : isLate ? (
              <StateChip tone="mute" icon={IconLoader2}>
                {t(Video.State === 'Uploading' ? 'videos.uploading' : 'videos.processing')}
              </StateChip>
            ) : (
              <StateChip tone="outline" icon={IconVideo}>
                {t('definitions.section.video')}
              </StateChip>
            ))}
        </span>
      </span>
    </div>
  );
}
