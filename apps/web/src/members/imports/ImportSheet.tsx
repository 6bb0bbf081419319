import { importFields } from '@clubpulse/contract/members/imports/imports';
import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { unusedColumns } from '@clubpulse/rules/members/imports/unused-columns';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays } from '@clubpulse/rules/time/days';
import { IconAlertTriangle, IconColumns3, IconFileImport, IconRefresh, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useChange } from '../../platform/api.ts';
import { datePatternsIn } from '../../platform/formats/date-formats.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { BeyondLicense } from './BeyondLicense.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ImportAside } from './ImportAside.tsx';
import type { SentFile } from './ImportDone.tsx';
import { ImportSums, type RowKind } from './ImportSums.tsx';
import classes from './Imports.module.css';
import { wrongCsv } from './import-csv.ts';
import { separatorNames } from './import-text.ts';
import { KnownRows } from './KnownRows.tsx';
import { ReadyRows } from './ReadyRows.tsx';
import type { Sheet } from './read-file.ts';
import { useImport } from './use-import.ts';
import { WrongRows } from './WrongRows.tsx';
import { whatIsWrong } from './what-is-wrong.ts';

interface ImportSheetProps {
  sheet: Sheet;
  below: ReactNode;
  isStopped: boolean;
  onOther: () => void;
  onDone: (sent: SentFile) => void;
}

export function ImportSheet({ sheet, below, isStopped, onOther, onDone }: ImportSheetProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const read = useImport(sheet, club);
  const [matching, setMatching] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [only, setOnly] = useState<RowKind | null>(null);
  const spoken = useLanguage();
  const [mail, setMail] = useState<{ language: Language; message: string; now: boolean }>({
    language: club.Language,
    message: '',
    now: true,
  });
  const { ready, enough, wrong, groups, known, twice } = read;
  const mailed = useSendsMail() && mail.now;
  const unsent = wrong.length + groups.length + known.length + twice.length;
  const shows = (kind: RowKind) =>
    read[kind].length > 0 &&
    (only === null || read[only].length === 0
      ? kind === 'ready'
        ? unsent === 0
        : kind !== 'groups' || unsent === groups.length
      : only === kind);
  const begin = useChange(beginImport, {
    quiet: true,
    onDone: ({ ImportId }) => {
      const rows = [...wrong, ...groups, ...[...known, ...twice].map(({ row }) => row)].sort((one, other) => one.Row - other.Row);
      const fields = importFields.filter((field) => read.columns[field] !== undefined);
      const csv = wrongCsv(rows, fields, (row) => whatIsWrong(row, read, t, spoken), t, spoken);
      onDone({ ImportId, wrong: wrong.length + groups.length, known: known.length, twice: twice.length, csv });
    },
  });
  const unused = unusedColumns(Object.values(read.columns), sheet.lines).map(
    (at) => sheet.head[at] || t('members.columnNumber', { number: at + 1 }),
  );
  const about = [
    t('members.fileRead', {
      count: sheet.lines.length,
      number: formats.number(sheet.lines.length),
      separator: t(separatorNames[sheet.separator]),
    }),
    ...(read.columns.BirthDate === undefined ? [] : [t('members.datesAs', { pattern: datePatternsIn[spoken][read.order] })]),
  ];
  const ends = formats.date(addDays(useTodayIn(club.TimeZone), INVITATION_DAYS));
  const send = () =>
    begin.mutate({
      params: { id: club.ClubId },
      body: {
        FileName: sheet.name.slice(0, 200),
        People: ready.flatMap(({ person }) => person ?? []),
        Language: mail.language,
        Message: mail.message,
        Mailed: mailed,
        MakeGroups: read.makeGroups,
      },
    });
  return (
    <Page
      title={t('members.addPeople')}
      below={below}
      actions={
        <HeaderActions
          label={t('members.addPeople')}
          actions={[
            {
              label: read.isUnknown
                ? t('members.addPeople')
                : t(mailed ? 'members.sendCount' : 'members.bringIn', { count: ready.length }),
              icon: mailed ? IconSend : IconFileImport,
              primary: true,
              busy: begin.isPending,
              disabled: ready.length === 0 || read.checking || isStopped,
              onClick: send,
            },
            { label: t('members.columns'), icon: IconColumns3, onClick: () => setMatching(!matching) },
            {
              label: t('members.otherFile'),
              icon: IconRefresh,
              onClick: () => (read.isWorkedOn || mail.message !== '' ? setLeaving(true) : onOther()),
            },
          ]}
        />
      }
    >
      <LeaveImport file={sheet.name} {...(leaving ? { onLeave: onOther, onStay: () => setLeaving(false) } : {})} />
      <div className={classes['sides']}>
        <div className={classes['main']}>
          <p className={classes['file']}>
            <b>{sheet.name}</b> <span>{about.join(', ')}</span>
          </p>
          <Refusal words={begin.error === null ? null : refusalText(begin.error)} />
          <BeyondLicense inviting={ready.length} invitedAs="Athlete" />
          {enough && unused.length > 0 && (
            <Banner
              tone="info"
              icon={IconColumns3}
              actions={matching ? [] : [{ label: t('members.columns'), onClick: () => setMatching(true) }]}
            >
              {t('kit.columnsUnused', { count: unused.length, names: unused.join(', ') })}
            </Banner>
          )}
          {!read.sureOfDates && (
            <Banner tone="warn" icon={IconAlertTriangle}>
              {t('members.dateUnsure')}
            </Banner>
          )}
          {read.newGroups.length > 0 && (
            <Banner
              tone="warn"
              icon={IconAlertTriangle}
              actions={[
                { label: t('members.newGroupsMake', { count: read.newGroups.length }), onClick: () => read.setMakeGroups(true) },
              ]}
            >
              {t('members.newGroups', {
                count: read.newGroups.length,
                names: new Intl.ListFormat(formats.locale).format(read.newGroups),
              })}
            </Banner>
          )}
          {(matching || !enough) && <ColumnChoices sheet={sheet} read={read} />}
          {enough && (
            <>
              <ImportSums read={read} clubId={club.ClubId} only={only} onOnly={setOnly} />
              {read.isUnknown && (
                <Answer query={read.answer} loading={<SkeletonRows rows={3} />}>
                  {() => null}
                </Answer>
              )}
              {shows('wrong') && <WrongRows read={read} name={sheet.name} />}
              {shows('groups') && <WrongRows read={read} kind="groups" name={sheet.name} />}
              {shows('known') && <KnownRows read={read} kind="known" />}
              {shows('twice') && <KnownRows read={read} kind="twice" />}
              {shows('ready') && <ReadyRows read={read} />}
            </>
          )}
        </div>
        <ImportAside mail={mail} onMail={setMail} ends={ends} columns={read.columns} />
      </div>
    </Page>
  );
}

interface LeaveImportProps {
  file: string;
  onLeave?: () => void;
  onStay?: () => void;
}

/** Corrections are in the browser only, so leaving requires a confirmation. */
function LeaveImport({ file, onLeave, onStay }: LeaveImportProps) {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked' || onLeave !== undefined}
      danger
      title={t('members.leaveImport', { file })}
      keep={t('kit.stay')}
      confirm={t('members.leaveImportAct')}
      onConfirm={() => (onLeave ?? blocker.proceed)?.()}
      onClose={() => (onStay ?? blocker.reset)?.()}
    >
      {t('members.leaveImportText')}
    </ConfirmDialog>
  );
}
