import type { Language } from '@lunette/country-config';
import type { Look } from '@lunette/tryon/contract';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Translate } from '../../platform/texts/texts.ts';

interface LookWords {
  to: string;
  look: Look & { name: string };
  /** The page of the frame. */
  url: string;
  language: Language;
  t: Translate;
}

const PICTURE = 'look.jpg';

/** The e-mail with a try-on picture. The picture is attached to the mail: no address serves it. */
export function lookMail({ to, look, url, language, t }: LookWords): Mail {
  const { name, overlayed_image_url: picture } = look;
  const heading = t('tryon.mail-heading', { name });
  const link = t('tryon.mail-link', { name });
  return {
    to,
    subject: heading,
    text: [heading, '', t('tryon.mail-text'), '', `${link}: ${url}`].join('\n'),
    html: mailPage(language, heading, [
      html`<p style="margin:0 0 16px">${t('tryon.mail-text')}</p>
        <p style="margin:0 0 24px">
          <img src="cid:${PICTURE}" alt="${look.message}" width="494" style="max-width:100%;height:auto" />
        </p>
        <p style="margin:0"><a href="${url}" style="color:#0B6E6E">${link}</a></p>`,
    ]),
    pictures: [{ name: PICTURE, base64: picture.slice(picture.indexOf(',') + 1) }],
  };
}
