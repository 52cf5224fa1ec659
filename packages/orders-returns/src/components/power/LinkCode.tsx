import { reasonOf } from '@lunette/api-client';
import { formatMoment } from '@lunette/country-config';
import { useCaptcha } from '@lunette/session';
import { Button, GoodsPicture, LinkText, Message, Num, Tag, useLocale } from '@lunette/ui-kit';
import { useState, type CSSProperties } from 'react';
import { useSendOrderCodeMutation } from '../../api/order.ts';
import type { LinkedItem } from '../../contract/power.ts';
import { useText } from '../../text.ts';
import { CodeEntry, type CodeEntryProps } from '../track/CodeEntry.tsx';
import type { OrderLink } from './OpenOrder.tsx';

interface LinkCodeProps {
  link: OrderLink;
  item: LinkedItem;
  /** The title of the page. */
  title: string;
  /** Whether to leave out the day of delivery. */
  withoutDay: boolean;
  /** Called when the code was accepted. */
  onEntered: () => void;
}

/**
 * The first page for a visitor with a signed link: the waiting goods, and the code that gives access to the order. Of the
 * shopper's name it shows only the first one.
 */
export function LinkCode({ link, item, title, withoutDay, onEntered }: LinkCodeProps) {
  const t = useText();
  const { language, country } = useLocale();
  const { firstName, expiresAt } = item;
  return (
    <div className="grid items-center gap-8 desk:grid-cols-2 desk:gap-20">
      <div className="grid gap-4">
        <h1 className="display text-36 tablet:text-48">{title}</h1>
        <p className="max-w-[46ch] text-ink-soft">
          {t.rich('orders.link-text', {
            number: <Num>{link.orderId}</Num>,
            firstName: <bdi>{firstName}</bdi>,
          })}
        </p>
        <SendCode link={link} item={item} onEntered={onEntered} />
        <p className="max-w-110 text-14 text-ink-soft">
          {t('orders.link-until', {
            date: formatMoment(expiresAt, language, country, { withHour: false }),
          })}
        </p>
      </div>
      <LinkFigure item={item} withoutDay={withoutDay} />
    </div>
  );
}

/** The goods of the link and what they wait for. */
function LinkFigure({ item, withoutDay }: Pick<LinkCodeProps, 'item' | 'withoutDay'>) {
  const t = useText();
  const { date } = useLocale();
  const { name, thumbnail, frameColour, frameWidth, lenses, deliveryDate, powerMissing } = item;
  return (
    <figure className="grid gap-3">
      <GoodsPicture
        src={thumbnail}
        alt={name}
        mm={frameWidth}
        style={frameWidth === null ? undefined : ({ '--mm': frameWidth } as CSSProperties)}
        sizes="(width >= 64rem) 680px, 100vw"
      />
      <figcaption className="grid gap-2">
        <span className="flex items-start justify-between gap-3">
          <span className="grid gap-0.5">
            <b className="text-18 font-semibold">{name}</b>
            <span className="text-14 text-ink-soft">{[frameColour, lenses].filter(Boolean).join(' · ')}</span>
          </span>
          {powerMissing && (
            <Tag tone="warn" className="flex-none">
              {t('orders.power-missing')}
            </Tag>
          )}
        </span>
        {!withoutDay && (
          <span className="text-14 text-ink-soft">
            {t.rich('orders.link-arrives', {
              name,
              missing: powerMissing ? 'yes' : 'no',
              date: <b className="font-semibold text-ink">{date(deliveryDate)}</b>,
            })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type CodeChannel = 'sms' | 'email';

/** Sends the code to the phone of the order or to its e-mail address, and shows the field for it. */
function SendCode({ link, item: { phone, email }, onEntered }: Omit<LinkCodeProps, 'title' | 'withoutDay'>) {
  const { orderId, itemId, until, sign } = link;
  const t = useText();
  const captcha = useCaptcha();
  const [send, { isLoading }] = useSendOrderCodeMutation();
  const [sent, setSent] = useState<
    (CodeEntryProps['sent'] & { at: number; way: CodeChannel; sentTo: string }) | null
  >(null);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (way: CodeChannel) => {
    if (isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    const body = { link: { itemId, until, sign }, way, captcha: solution };
    const { data, error } = await send({ params: { orderId }, body });
    if (data) setSent({ ...data, way, at: performance.now() });
    setFault(error && !captcha.wasMissing(error) ? reasonOf(error, t('orders.offline')) : null);
  };
  const byMail = (
    <LinkText as="button" onClick={() => void submit('email')}>
      {t('orders.link-by-mail')}
    </LinkText>
  );
  return (
    <div className="grid gap-4">
      {captcha.field}
      {sent ? (
        <CodeEntry
          key={sent.at}
          orderId={orderId}
          sentTo={sent.sentTo}
          sent={sent}
          sentAt={sent.at}
          onAgain={() => void submit(sent.way)}
          otherWay={sent.way === 'sms' && byMail}
          onEntered={onEntered}
        />
      ) : (
        <>
          <p>{t.rich('orders.link-phone', { phone: <Num className="font-semibold">{phone}</Num> })}</p>
          <Button size="l" className="max-w-110" loading={isLoading} onClick={() => void submit('sms')}>
            {t('orders.code-send')}
          </Button>
          <p className="text-14 text-ink-soft">
            {byMail} <Num>{email}</Num>
          </p>
        </>
      )}
      {fault && <Message tone="bad">{fault}</Message>}
    </div>
  );
}
