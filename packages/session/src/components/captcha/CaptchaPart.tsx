import type { Language } from '@lunette/country-config';
import { lazyPart, TextProvider, useLocale } from '@lunette/ui-kit';
import type { CaptchaProps } from './Captcha.tsx';

const messages = {
  en: () => import('@lunette/session/locales/captcha/en.json'),
  ar: () => import('@lunette/session/locales/captcha/ar.json'),
};

/** The captcha with its texts in one language. Forms of any page may need it, so it loads its own texts. */
const captchaIn = (language: Language) =>
  lazyPart<CaptchaProps>(async () => {
    const [{ Captcha }, texts] = await Promise.all([import('./Captcha.tsx'), messages[language]()]);
    return function CaptchaWithTexts(props) {
      const { country } = useLocale();
      return (
        <TextProvider language={language} country={country} messages={texts.default}>
          <Captcha {...props} />
        </TextProvider>
      );
    };
  });

const CAPTCHA = { en: captchaIn('en'), ar: captchaIn('ar') };

/** The captcha of a form, loaded once it is needed. */
export function CaptchaPart(props: CaptchaProps) {
  const Captcha = CAPTCHA[useLocale().language];
  return <Captcha {...props} />;
}
