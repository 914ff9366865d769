import { saidWords, serviceStepName, type ServiceOrderStep } from '@portal/contract/service-order';
import { formatDateTime } from '@portal/units';
import './service-steps.css';

/** Everything done about it, in its order. */
export function ServiceSteps({ steps }: { steps: readonly ServiceOrderStep[] }) {
  return (
    <ol className="so-steps" aria-label="服务进度">
      {steps.map(({ id, gmtCreate, ...step }, place) => (
        <li key={id}>
          <p>
            <b>{serviceStepName(steps, place)}</b>{' '}
            <time className="p-small" dateTime={gmtCreate}>
              {formatDateTime(Date.parse(gmtCreate))}
            </time>
          </p>
          {saidWords(step) !== '' && <p className="so-steps__text">{saidWords(step)}</p>}
        </li>
      ))}
    </ol>
  );
}
