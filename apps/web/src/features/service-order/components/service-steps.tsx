import { serviceOrderActNames, type ServiceOrderStep } from '@portal/contract/service-order';
import { formatDateTime } from '@portal/units';
import './service-steps.css';

/** Everything done about it, in its order. */
export function ServiceSteps({ steps }: { steps: readonly ServiceOrderStep[] }) {
  return (
    <ol className="so-steps" aria-label="服务进度">
      {steps.map(({ id, act, text, gmtCreate }) => (
        <li key={id}>
          <p>
            <b>{serviceOrderActNames[act]}</b>{' '}
            <time className="p-small" dateTime={gmtCreate}>
              {formatDateTime(Date.parse(gmtCreate))}
            </time>
          </p>
          {text !== '' && <p className="so-steps__text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
