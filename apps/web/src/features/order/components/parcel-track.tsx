import { trackingFailureWords, trackingStateNames, type ParcelTracking } from '@portal/contract/order';
import { Button, Notice, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { track } from '../api.ts';
import './parcel-track.css';

interface ParcelTrackProps {
  who: 'buyer' | 'dealer';
  shopOrderNo: string;
  parcelNo: number;
}

/** What a carrier says of a parcel, asked for when somebody wants to know. What was told before stays where nothing new is told. */
export function ParcelTrack({ who, shopOrderNo, parcelNo }: ParcelTrackProps) {
  const [told, setTold] = useState<ParcelTracking | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setTold(await track(who, shopOrderNo, parcelNo));
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setOpen(true);
    setBusy(false);
  };
  const handlePress = () => {
    if (isOpen) setOpen(false);
    else void ask();
  };
  const words = failure ?? (told && told.failure !== null ? trackingFailureWords[told.failure] : null);
  return (
    <>
      <Button aria-expanded={isOpen} aria-label={`${isOpen ? '收起轨迹' : '查看物流轨迹'}：包裹 ${parcelNo}`} busy={isBusy} onClick={handlePress}>
        {isOpen ? '收起轨迹' : '查看物流轨迹'}
      </Button>
      {isOpen && (
        <div className="od-track" aria-live="polite">
          {words !== null && <Notice tone="warning">{words}</Notice>}
          {told?.state && (
            <p className="p-row">
              <Tag tone={told.state === 'delivered' ? 'success' : told.state === 'problem' || told.state === 'returned' ? 'danger' : 'accent'}>
                {trackingStateNames[told.state]}
              </Tag>
              {told.gmtTracked !== null && <span className="p-small">{formatDateTime(Date.parse(told.gmtTracked))} 查询</span>}
            </p>
          )}
          {told && told.events.length > 0 && (
            <ol className="od-track__events" aria-label={`包裹 ${parcelNo} 的物流轨迹`}>
              {told.events.map(({ gmtEvent, text }) => (
                <li key={`${gmtEvent} ${text}`}>
                  <time className="p-small" dateTime={gmtEvent}>
                    {formatDateTime(Date.parse(gmtEvent))}
                  </time>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          )}
          {told?.events.length === 0 && words === null && <p className="p-small">承运公司还没有轨迹</p>}
        </div>
      )}
    </>
  );
}
