import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import { INVITATION_DAYS } from '@clubpulse/contract/members/invitations';
import type { Language } from '@clubpulse/contract/scalars';
import { datePatterns } from '@clubpulse/rules/formats/dates';
import { addDays } from '@clubpulse/rules/time/days';
import { IconAlertTriangle, IconColumns3, IconFileImport, IconRefresh, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ImportAside } from './ImportAside.tsx';
import { ImportSums } from './ImportSums.tsx';
import classes from './Imports.module.css';
import { separatorNames } from './import-words.ts';
import { KnownRows } from './KnownRows.tsx';
import type { Sheet } from './read-file.ts';
import { useImport } from './use-import.ts';
import { WrongRows } from './WrongRows.tsx';

interface ImportSheetProps {
  sheet: Sheet;
  below: ReactNode;
  onOther: () => void;
  onDone: () => void;
}

/** The dry run of a file: who is wrong, known and ready. The button's number is what goes out. */
export function ImportSheet({ sheet, below, onOther, onDone }: ImportSheetProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const read = useImport(sheet, club);
  const [matching, setMatching] = useState(false);
  const [mail, setMail] = useState<{ language: Language; message: string; now: boolean }>({
    language: useLanguage(),
    message: '',
    now: true,
  });
  const begin = useChange(beginImport, { quiet: true, onDone });
  const { ready, enough, wrong, known } = read;
  const mailed = useSendsMail() && mail.now;
  const about = [
    t('members.fileRead', {
      count: sheet.lines.length,
      number: formats.number(sheet.lines.length),
      separator: t(separatorNames[sheet.separator]),
    }),
    ...(read.columns.BirthDate === undefined ? [] : [t('members.datesAs', { pattern: datePatterns[read.order] })]),
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
              label: t(mailed ? 'members.sendCount' : 'members.bringIn', { count: ready.length }),
              icon: mailed ? IconSend : IconFileImport,
              primary: true,
              busy: begin.isPending,
              disabled: ready.length === 0 || read.checking,
              onClick: send,
            },
            { label: t('members.columns'), icon: IconColumns3, onClick: () => setMatching(!matching) },
            { label: t('members.otherFile'), icon: IconRefresh, onClick: onOther },
          ]}
        />
      }
    >
      <div className={classes['sides']}>
        <div className={classes['main']}>
          <p className={classes['file']}>
            <b>{sheet.name}</b> <span>{about.join(', ')}</span>
          </p>
          <Refusal words={begin.error === null ? null : refusalWords(begin.error)} />
          {!read.sureOfDates && (
            <Banner tone="warn" icon={IconAlertTriangle}>
              {t('members.dateUnsure')}
            </Banner>
          )}
          {(matching || !enough) && <ColumnChoices sheet={sheet} read={read} />}
          {enough && (
            <>
              <ImportSums read={read} clubId={club.ClubId} />
              {wrong.length > 0 && <WrongRows read={read} name={sheet.name} />}
              {known.length > 0 && <KnownRows read={read} />}
            </>
          )}
        </div>
        <ImportAside mail={mail} onMail={setMail} ends={ends} />
      </div>
    </Page>
  );
}
