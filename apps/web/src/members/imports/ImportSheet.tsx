import type { Language } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays } from '@clubpulse/rules/time/days';
import { IconColumns3, IconFileImport, IconRefresh, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
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
import { ImportBanners } from './ImportBanners.tsx';
import type { SentFile } from './ImportDone.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './Imports.module.css';
import { separatorNames } from './import-text.ts';
import type { Sheet } from './read-file.ts';
import { Sides } from './Sides.tsx';
import { useBeginImport } from './use-begin-import.ts';
import { type Import, useImport } from './use-import.ts';

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
  const [mail, setMail] = useState<{ language: Language; message: string; now: boolean }>({
    language: club.Language,
    message: '',
    now: true,
  });
  const { ready } = read;
  const mailed = useSendsMail() && mail.now;
  const begin = useBeginImport(read, onDone);
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
      <Sides arrival={<ImportAside mail={mail} onMail={setMail} ends={ends} columns={read.columns} />}>
        <FileFacts sheet={sheet} read={read} />
        <Refusal words={begin.error === null ? null : refusalText(begin.error)} />
        <BeyondLicense inviting={ready.length} invitedAs="Athlete" />
        <ImportBanners sheet={sheet} read={read} {...(matching ? {} : { onMatch: () => setMatching(true) })} />
        {(matching || !read.enough) && <ColumnChoices sheet={sheet} read={read} />}
        <ImportRows read={read} file={sheet.name} />
      </Sides>
    </Page>
  );
}

function FileFacts({ sheet, read }: { sheet: Sheet; read: Import }) {
  const t = useT();
  const formats = useFormats();
  const language = useLanguage();
  const about = [
    t('members.fileRead', {
      count: sheet.lines.length,
      number: formats.number(sheet.lines.length),
      separator: t(separatorNames[sheet.separator]),
    }),
    ...(read.columns.BirthDate === undefined ? [] : [t('members.datesAs', { pattern: datePatternsIn[language][read.order] })]),
  ];
  return (
    <p className={classes['file']}>
      <b>{sheet.name}</b> <span>{about.join(', ')}</span>
    </p>
  );
}

interface LeaveImportProps {
  file: string;
  onLeave?: () => void;
  onStay?: () => void;
}

/** Leaving needs a confirmation, because corrections exist only in the browser. */
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
