/** The provider's mark of a session on this device: a time, or 0 once signed out. A key's own suffix may follow the name. */
const mark = /(?:^|;\s*)__client_uat(?:_[^=;]*)?=(?!0(?:;|$))[^;]/;
const ofSession = /^__(client_uat|session)(_|$)/;

/** Whether there may be a session to restore, told without loading anything of the provider. */
export const mayHaveSession = (): boolean => mark.test(document.cookie);

/** Forgets the provider's session on this device. It sets its cookies for our host and for the domain above it. */
export function expireSessionCookies(): void {
  const { hostname } = window.location;
  const domains = ['', `; domain=${hostname}`, `; domain=${hostname.split('.').slice(-2).join('.')}`];
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!ofSession.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
