import { unusedColumns } from '@clubpulse/rules/members/imports/unused-columns';
import { IconAlertTriangle, IconColumns3 } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { Sheet } from './read-file.ts';
import type { Import } from './use-import.ts';

interface ImportBannersProps {
  sheet: Sheet;
  read: Import;
  onMatch?: () => void;
}

export function ImportBanners({ sheet, read, onMatch }: ImportBannersProps) {
  const t = useT();
  const formats = useFormats();
  const unused = unusedColumns(Object.values(read.columns), sheet.lines).map(
    (at) => sheet.head[at] || t('members.columnNumber', { number: at + 1 }),
  );
  return (
    <>
      {read.enough && unused.length > 0 && (
        <Banner
          tone="info"
          icon={IconColumns3}
          actions={onMatch === undefined ? [] : [{ label: t('members.columns'), onClick: onMatch }]}
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
    </>
  );
}
