import { createHmac } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { newSecret } from '../secrets/secrets.ts';

/**
 * Gives a refresh token that takes the place of another an id that follows from the other's, by a secret of the installation. So an
 * answer that was lost, or two tabs at the same moment, get one and the same successor, and not a second chain that nobody would miss.
 */
export function nameSuccessors(provider: Provider, secrets: readonly string[]): void {
  const [newest = ''] = secrets;
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: (): string => {
      const before = Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti;
      return before === undefined ? newSecret() : createHmac('sha256', newest).update(`refresh ${before}`).digest('base64url');
    },
  });
}
