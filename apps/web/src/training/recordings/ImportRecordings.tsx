import { RECORDING_MAX_MB, type RecordingResult } from '@clubpulse/contract/training/recordings/recordings';
import { Anchor, Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFileUpload, IconFolder } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './ImportRecordings.module.css';
import { type Import, useImports } from './use-imports.ts';

interface ImportRecordingsProps {
  userId: number;
  onClose: () => void;
}

const ENDINGS = /\.(?:fit|tcx|gpx)$/i;
const PACKED = /\.(?:fit|tcx|gpx)\.(?:gz|zip)$/i;
const outcomes = {
  Added: 'recordings.added',
  Joined: 'recordings.joined',
  Known: 'recordings.known',
  TooShort: 'recordings.tooShort',
} as const;

export function ImportRecordings({ userId, onClose }: ImportRecordingsProps) {
  const t = useT();
  const { imports, add, again } = useImports(userId);
  const [isNoneFound, setNoneFound] = useState(false);
  const [packed, setPacked] = useState(0);
  const [leavingTo, setLeavingTo] = useState<string>();
  const navigate = useNavigate();
  const done = imports.filter(({ state }) => state === 'done' || state === 'refused').length;
  const failed = imports.filter(({ state }) => state === 'refused').length;
  const added = imports.flatMap(({ result }) => result?.Trainings ?? []).filter(({ Outcome }) => Outcome === 'Added').length;
  const waiting = imports.filter(({ state }) => state === 'waits').length;
  const isReady = imports.length > 0 && done === imports.length;
  const pick = (files: readonly File[], isFolder: boolean) => {
    // Files chosen one by one are read whatever their names are.
    const found = isFolder ? files.filter(({ name }) => ENDINGS.test(name)) : files;
    setNoneFound(found.length === 0 && files.length > 0);
    setPacked(isFolder ? files.filter(({ name }) => PACKED.test(name)).length : 0);
    add(found);
  };
  const isAsking = leavingTo !== undefined && waiting > 0;
  const leave = (to = '') => (waiting > 0 ? setLeavingTo(to) : go(to));
  const go = (to: string) => {
    onClose();
    if (to !== '') void navigate(to);
  };
  return (
    <Dialog opened closeOnEscape={!isAsking} trapFocus={!isAsking} onClose={() => leave()} title={t('recordings.title')}>
      <div className={classes['import']}>
        <Picker onPick={pick} />
        {isNoneFound && <p role="alert">{t('recordings.noneFound')}</p>}
        {packed > 0 && <p role="alert">{t('recordings.packed', { count: packed })}</p>}
        {imports.length > 0 && (
          <>
            <progress className={classes['progress']} aria-label={t('recordings.title')} value={done} max={imports.length} />
            <p role="status" className={classes['status']}>
              {isReady
                ? t('recordings.ready', { count: imports.length, added, failed })
                : t('recordings.progress', { done, count: imports.length })}
            </p>
            <ul className={classes['files']}>
              {imports.map((one) => (
                <FileRow key={one.key} one={one} onAgain={() => again(one.key)} onLeave={leave} />
              ))}
            </ul>
          </>
        )}
        <p className={classes['hint']}>{t('recordings.hint')}</p>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('recordings.leaveTitle')}
        confirm={t('recordings.leaveAct')}
        keep={t('kit.stay')}
        onConfirm={() => go(leavingTo ?? '')}
        onClose={() => setLeavingTo(undefined)}
      >
        {t('recordings.leaveText', { count: waiting })}
      </ConfirmDialog>
    </Dialog>
  );
}

function Picker({ onPick }: { onPick: (files: readonly File[], isFolder: boolean) => void }) {
  const t = useT();
  const id = useId();
  const phone = useWidth() === 'phone';
  const pick = (input: HTMLInputElement, isFolder: boolean) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    onPick(files, isFolder);
  };
  return (
    <div className={classes['pick']}>
      <label htmlFor={id} className={classes['drop']}>
        <IconFileUpload size={26} stroke={1.6} aria-hidden="true" />
        <b>{t('recordings.choose')}</b>
        <span>{t('recordings.lead', { max: RECORDING_MAX_MB })}</span>
        <input id={id} type="file" multiple data-autofocus onChange={(event) => pick(event.currentTarget, false)} />
      </label>
      {!phone && (
        <label htmlFor={`${id}-folder`} className={classes['folder']}>
          <IconFolder size={18} stroke={1.8} aria-hidden="true" />
          {t('recordings.folder')}
          <input
            id={`${id}-folder`}
            type="file"
            multiple
            {...{ webkitdirectory: '' }}
            onChange={(event) => pick(event.currentTarget, true)}
          />
        </label>
      )}
    </div>
  );
}

function FileRow({ one, onAgain, onLeave }: { one: Import; onAgain: () => void; onLeave: (to: string) => void }) {
  const t = useT();
  return (
    <li data-state={one.state}>
      {one.state === 'done' && <IconCircleCheck className={classes['good']} size={20} stroke={1.8} aria-hidden="true" />}
      {one.state === 'refused' && <IconAlertCircle className={classes['bad']} size={20} stroke={1.8} aria-hidden="true" />}
      <div className={classes['file']}>
        <b>{one.file.name}</b>
        {one.state === 'waits' && <span>{t('recordings.waits')}</span>}
        {one.state === 'reads' && <span>{t('recordings.reads')}</span>}
        {one.words !== undefined && one.state === 'refused' && <span>{one.words}</span>}
        {one.result && <Results result={one.result} onLeave={onLeave} />}
        {one.result && <LeftOut result={one.result} />}
      </div>
      {one.state === 'refused' && one.mayBeRead && (
        <Button variant="default" size="xs" onClick={onAgain}>
          {t('recordings.again')}
        </Button>
      )}
    </li>
  );
}

function LeftOut({ result: { IsCut, PassedOver } }: { result: RecordingResult }) {
  const t = useT();
  const { Untimed, Foreign, Unusable, Misdated } = PassedOver;
  const words = [
    IsCut && t('recordings.cut'),
    Untimed > 0 && t('recordings.untimed', { count: Untimed }),
    Foreign > 0 && t('recordings.foreign', { count: Foreign }),
    Unusable > 0 && t('recordings.unusable', { count: Unusable }),
    Misdated > 0 && t('recordings.misdated', { count: Misdated }),
  ];
  return words.some(Boolean) && <span className={classes['hint']}>{words.filter(Boolean).join(' ')}</span>;
}

function Results({ result, onLeave }: { result: RecordingResult; onLeave: (to: string) => void }) {
  const t = useT();
  const formats = useFormats();
  return result.Trainings.map(({ Outcome, TrainingId, Begin, Duration }, index) => (
    <span key={index}>
      {Begin === null ? t(outcomes[Outcome]) : `${t('recordings.outcomeOf', { outcome: t(outcomes[Outcome]) })} `}
      {Begin !== null &&
        (TrainingId === null ? (
          formats.dateTime(Begin)
        ) : (
          <Anchor
            component={Link}
            to={pathTo('Training', TrainingId)}
            onClick={(event) => {
              event.preventDefault();
              onLeave(pathTo('Training', TrainingId));
            }}
          >
            {`${formats.dateTime(Begin)}, ${formats.duration(Duration)}`}
          </Anchor>
        ))}
    </span>
  ));
}
