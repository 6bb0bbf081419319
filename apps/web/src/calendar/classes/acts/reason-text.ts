import type { ApiError } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { translate } from '../../../platform/phrases.ts';

export const reasonText = (error: ApiError): string =>
  error.status === 404 ? translate('calendar.classGone') : refusalText(error);
