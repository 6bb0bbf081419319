import type { ApiError } from '../../../platform/api.ts';
import { refusalWords } from '../../../platform/forms.ts';
import { translate } from '../../../platform/phrases.ts';

export const reasonWords = (error: ApiError): string =>
  error.status === 404 ? translate('calendar.classGone') : refusalWords(error);
