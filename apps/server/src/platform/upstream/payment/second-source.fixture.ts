/**
 * What others signed and sealed for the channels, and the channels themselves: figures by which our wires are held against a second source (decision 0043).
 * Made and read on 2026-11-28; every key here was published with its figure, or made for it and thrown away.
 */

/** Of the key, thrown away since, by which the two packages of npm signed what follows. */
export const RECORDED_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqOsactegWnIKeAIxoOjUKmUKnMMew2AJ+sN1mzYZmuJae8TdJyt5qgz5lmBsvQQBUiONZC1N9JER6QBOR2p+JWMwiFojpb9aQwQT3kR6KB2It1nBPDZpm5K5NT0oi++vm2fiN88Qtz9MrML2Li7PrhQzMMqLAGkVkezAesUqHn+zOLK3IseuxTJdtX6pvKhNwXCp0LT5+nSm5KP92RaTAmwXRxFMsWDApp9pD4b1Fr9Um8ogLYluK/OnigLpqHcgycFNgZ5Ps0VPpKohlSQEm9Kl362Hczg77o5rFIZmk+FAyHDiKj2D9AJ0NfRwo6t9UEbLXgG8rHucNP0ihdeS1wIDAQAB';

/** Requests to WeChat Pay with the header by which wechatpay-axios-plugin 0.9.6 sends them. */
export const WECHAT_REQUESTS = [
  {
    method: 'POST',
    path: '/v3/pay/transactions/native',
    timestamp: 1764288000,
    nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
    body: '{"appid":"wx0000000000000002","mchid":"1900009191","description":"订单 T1：摄像机 “4MP”","out_trade_no":"01kb3yx5c0aaaaaaaaaaaaaaaa","amount":{"total":12345,"currency":"CNY"}}',
    header:
      'WECHATPAY2-SHA256-RSA2048 mchid="1900009191",serial_no="3775B6A45ACD588826D15E583A95F5DD********",timestamp="1764288000",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="LkOAfs03VbXcB0DOXYFfy3PjOL3MVXnqQfVeJeFZ0aFh3EuAYBfg+OVplyC+O0zNZ6r0SAZ3a74/+B6iA91m1EMwE9KWyx5tAUdjLq5Kv0NwqCU/Y4iVkpiS4MVpotEiHGBpmr3qofO+1hhjW0j9eJCGx33o6FkTZs12Hwv0oY/uL4nWo+xzJuwPKXgi5m1PCSaDQGJgzIXGn4cADHY/DDaa1wklsf3aGVDimdFtcIAbieOia8DnNwe+bHVGupyz4UGoAdFbsmbStRrPNFOaoJYB67PHIWM2mlKDWpZYWtIdB0LyfpV5nhwGWmmdX3/QzjX5DrtQf/IlGkEw5y7/eg=="',
  },
  {
    method: 'GET',
    path: '/v3/pay/transactions/out-trade-no/01kb3yx5c0aaaaaaaaaaaaaaaa?mchid=1900009191',
    timestamp: 1764288001,
    nonce: 'A1B2C3D4E5F6G7',
    body: '',
    header:
      'WECHATPAY2-SHA256-RSA2048 mchid="1900009191",serial_no="3775B6A45ACD588826D15E583A95F5DD********",timestamp="1764288001",nonce_str="A1B2C3D4E5F6G7",signature="HPOn7wwtr3P+2AOZt45/tT/sR5yv9tWtSq5FUIxKnuhrbsDmXlYqsV901n608zUUalcn66RuBFqGPI9djXFHl2WTj3OAjVcw7c55fnkT3Be9utcHn2vBqPUpqER4mIySaw5vo/IScd4yqXDhePMdIxjJnmpmT/SAxkfUKp8doxnr7RVE4xQMra88VpF9Dgn9+kXUn9rwTa8T+IN06BU73zkGX3Cd+UtIB0mzklkgzcVNfH/P1Jen5fCfAUzi7Uaoc1QXlU5Nb6JtNw7/xaHGgTr5qt7kLOMT5aBxFsBnI9N+RBOlRKwS7WqGHQijDSKzu2s5VJVUF+pJBKHQMeul5w=="',
  },
] as const;

/** A notice of a payment as that package signs it and seals its content. */
export const WECHAT_NOTICE = {
  apiKey: 'thirty-two.characters.of.a.test.',
  timestamp: '1764288006',
  nonce: 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
  body: '{"id":"EV-2025112800000000001","create_time":"2025-11-28T08:00:06+08:00","resource_type":"encrypt-resource","event_type":"TRANSACTION.SUCCESS","summary":"支付成功","resource":{"original_type":"transaction","algorithm":"AEAD_AES_256_GCM","ciphertext":"QgJ8m7JdlG01kk+gBkIaO0VHWCO7hbcRnvYK+oQLNret9HeCZaNnlL7rtiGmvkERlPT8PoXL8JWIuWBIBclAPHyHd7e/rWFlZTmB1hN02adyHHqvEbUEfrQFYDr8NLLeiSLtWSBH/pIw+tegrONLBOgpeo5A4zZJyLknBZeaGmI5KJycPX1Z4aEEA6l6rHCLtzGBil4AThYF/xsdyo837TDaTDLk/S8LiUs5/wirSrT2Bhm2/GdJA8bro1zaziEAev5J3hHEAT7ez9z41frh+ALqMyjeMaTX0FgflQzUq7wB3FRpqJFm4X6oBaUKfSxB6eSideZ8co/ND75gf5DXcv4GzMJ2il+9rjK3SfhDih5B2GouJI4auqAlFYqbpOaphT6qwHClDcdtJ4gsUXW32REfLLJ8S/AdwxCYu/AxTdJKQxXYtmoSAho80k3mYSQlTmW3SKS+e/UaJdw1a3hNIDbyWsK5oeOehn6VMDazYJPuungr95XXJgdaCo2e1XJRWz+SJqD98BPTn6ht6gfyJLoNm1CFR+Y97LM0tvLP6AgS11RFywKvxH0Rx1IpU6HhrWqr11Xrv3BQGnYu7wYS0Q==","associated_data":"transaction","nonce":"fdasflkja484"}}',
  signature:
    'lKvecfL0xqgDZyiNAduSX3J3WSkTAdyQbTs/zEQigEZESOwDvTBvFItO4VP1WfzE2GemL9l09QE2W6FFmTqnCXys5AyE+/rk8FqOk31PMOX2MIIi9GezzmShbSkt+7FoH7+5LNboD2PTJt1E5xCW9hPQONpOgCjUzh5kFkQszCoaqUTDP7E5LhvLu3m1oT4GMB9zEo1rFbcbvco17ihoT+XPtnVp72gr3kmLtsibkFKPwMGkEUjIye+f+rmZ+/aUADP2DaTgnrXfMwKqJdOU63TNmAPE9gMWcu56e++L8uv52kmNAGKO0qphBK19bCjGwsPq5p8prVagSA2IG2DcJw==',
};

/** Parameters of requests to Alipay as alipay-sdk 4.14.0 signs them. */
export const ALIPAY_REQUESTS = [
  {
    method: 'alipay.trade.precreate',
    app_id: '2021000000000002',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: '2026-11-28 00:18:00',
    notify_url: 'https://portal.example/notice?a=1&b=2',
    biz_content:
      '{"out_trade_no":"01kb3yx5c0aaaaaaaaaaaaaaaa","total_amount":"123.45","subject":"订单 T1：摄像机 “4MP” + 支架","seller_id":"2088000000000002","time_expire":"2025-11-28 08:15:00"}',
    sign: 'mx7kPQpriqqCNbXZatv64EIEhSfc18AQAGNP6jM6ddkiqNnV95K+M0Nq5UQ+KFm6IkVp9s3PBN4My2SoGzChNUdp4Cdy13vR4NlSU2tskeGWl5Kd1C92L+k+M21oXcIoMFnaEv/XINUOsfmX3uzgBvd38ZpJ5iooVUIp38PYfc7fkaBAxRjNshg/3uFvoZvEkIgZ32qt2dbPNqUB7vQN6YEFiMfQKku+kK9uNpdyVRpSn3MkDgBNcIlQHyerzC91knGjTI2jqPSdkC7/gUUPJFphIdxdmqSTYn/6piqiDs5l5s0z93qNif4WnYHbV+2eh2XjNrb9XvSYXKSzwYvwjg==',
  },
  {
    method: 'alipay.trade.query',
    app_id: '2021000000000002',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: '2026-11-28 00:18:00',
    biz_content: '{"out_trade_no":"01kb3yx5c0aaaaaaaaaaaaaaaa"}',
    sign: 'eREmt3d1Sq5glV7A2RZmSGCUKXz72h4iJ5cGMWpzZnwIjc8UoMts8zxNm/TJvjQ/6xdGU24YsldQDjpaiSP2cgoIcAkoTC0OPGhPZtVdKNUymN571A7I26uXdGjr/xPl3PowqawSKBkIu3iJ6ybFuLxBMCjyvRN1y2NumE1ajCVwx+yuPQOXlytKTXx47GOsEodVga3bS5en6zIdkpVL7+a84XbvPb34QrABZiOYANJhreFoeITO5c9C2NfJ9CkrETfMvyfLwKEMMZUGz46sIcXyUOOxbSdSrw34btbQB+bQd3hkquaarbmDRIjvXCiw3/m3p05fLnbyrwnpE1Tm7g==',
  },
] as const;

/** A signature and a notice published with WeChat Pay's own SDK in Go (wechatpay-apiv3/wechatpay-go 6dbd7ce, core/auth/signers and core/notify), by the key of one certificate. */
export const WECHAT_PUBLISHED = {
  certificate:
    'MIIDVzCCAj+gAwIBAgIJANfOWdH1ItcBMA0GCSqGSIb3DQEBCwUAMEIxCzAJBgNVBAYTAlhYMRUwEwYDVQQHDAxEZWZhdWx0IENpdHkxHDAaBgNVBAoME0RlZmF1bHQgQ29tcGFueSBMdGQwHhcNMjEwNDI3MDg1NTIzWhcNMzEwNDI1MDg1NTIzWjBCMQswCQYDVQQGEwJYWDEVMBMGA1UEBwwMRGVmYXVsdCBDaXR5MRwwGgYDVQQKDBNEZWZhdWx0IENvbXBhbnkgTHRkMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXagHQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOmDeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B834uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGfy8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtkaSef4FdEEgEXJiw0VAJT8wIDAQABo1AwTjAdBgNVHQ4EFgQUT1c7nd/SUO76HSoZumNUJv1R5PwwHwYDVR0jBBgwFoAUT1c7nd/SUO76HSoZumNUJv1R5PwwDAYDVR0TBAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAfTjxKRQMzNB/U6ZoCUS+BSNfa2Oh0plMN6ZuzwiVVZwg1jywvv5yv04koS7Pd4i9E4gt9ZBUQXlpq+A3oOCEEHNRR6b2kyazGRM7s0OP5X21WrbpSmKmU6K7hkfx30yYs08LVs/Q8DIhvaj1FCFeJzUCzYn/fHMq4tsbKO0dKAeydPM/nrUZBmaYQVKMVOORGLFjFKVO7JV6Kq/R86ouhjEPgJOe2xulNBUcjicqtZlBdEh/PWCYP2SpGVDclKm8jeo175T3EVAkdKzzmfpxtMmnMlmqcTJOU9TxuGvNASMtjj7pYIerTx+xgZDXEVBWFW9PjJ0TV06tCRsgSHItgg==',
  text: 'source',
  textSignature:
    'BKyAfU4iMCuvXMXS0Wzam3V/cnxZ+JaqigPM5OhljS2iOT95OO6Fsuml2JkFANJU9K6q9bLlDhPXuoVz+pp4hAm6pHU4ld815U4jsKu1RkyaII+1CYBUYC8TK0XtJ8FwUXXz8vZHh58rrAVN1XwNyvD1vfpxrMT4SL536GLwvpUHlCqIMzoZUguLli/K8V29QiOhuH6IEqLNJn8e9b3nwNcQ7be3CzYGpDAKBfDGPCqCv8Rw5zndhlffk2FEA70G4hvMwe51qMN/RAJbknXG23bSlObuTCN7Ndj1aJGH6/L+hdwfLpUtJm4QYVazzW7DFD27EpSQEqA8bX9+8m1rLg==',
  serial: 'D7CE59D1F522D701',
  timestamp: '1624523846',
  nonce: 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
  signature:
    'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXFlbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1IBLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY406ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q==',
  body: '{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00","resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功","resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM","ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZttevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==","associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}',
};

/** A sealed text published with its SDK in Java (wechatpay-apiv3/wechatpay-java 1dab7be, core/cipher), by a key of 32 characters. */
export const WECHAT_SEALED = {
  apiKey: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
  nonce: 'uluk4a9R25RW',
  associatedData: 'associatedData',
  ciphertext: 'ulwSiIajGClcvcOYvOQ7+l+0PAbzzwI=',
  text: 'message',
};

/** An answer of Alipay's gateway with its own signature and key, published with its SDK for Node (alipay/alipay-sdk-nodejs-all e167639). */
export const ALIPAY_ANSWER = {
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk7LzhmMa2c4qQd4fqAqenfbuFoA7stPKvoS1LrZEsVnOOGUUjwoa1oU9xsSPjcOWhIerU/VAN4J95GIAXx59ipcleIyfLn2FhHXPgLJpvo+b2jJFyn/1/DbeJDh+0yDVAOf50Z7HhI0mdUhFMkXlT7BU0ZMtJf/TmISFEfhDU/w6qFd6D42L97byAkq0K6LroglSVF24GqJEa7hSeUIkZWj7RasykXrc2uVJ1+ejkXE0LyPxa2AHykMGbJLf5SiZvaNzUZgnKIR36mLOHpQ/2JCXxhXZYUWHzy0kMH54JcUEeksFWBYLGvLjV1phbcUIc3Q76tIuqApY6E222OoZZQIDAQAB',
  name: 'alipay_open_file_upload_response',
  text: '{"alipay_open_file_upload_response":{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"},"sign":"F+LDzpTNiavn7xVZPGuPCSSVRSmWzJGgtuji6tVELGEaqMaNj0jRKXUEr5nloZJBBmwEnddOyCjjepMmrTKTvoOqQ0Efxpr/R1iEeHTHVbb/Q8TTh6Up5gHJDkILdaWS2q1cWeQ6VT+HQY9P3WRXS7uhILHuDODIhpAyCu5KhWGt0rMCIG+Im6NODJP2oohtSCtmTFXg58HH587Z2y2bdbjzOxLvzD9IrU1imghXQ2S/Q+wMIvRk9on6cWnBLkrNvJKapA2ReNGWOwyuASvB9zDVzhMPbR+3mfRGkVDxsq5HYLjBKGskJMXHw0HuugZij6ScRuaLPODhmHwr/pJ9yw=="}',
};

/** A notice of Alipay about a payment, with its own signature and key, published in the same place; the buyer’s account is masked by Alipay itself. */
export const ALIPAY_NOTICE_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB';
export const ALIPAY_NOTICE = {
  gmt_create: '2019-08-15 15:56:22',
  charset: 'utf-8',
  seller_email: 'z97-yuquerevenue@service.aliyun.com',
  subject: '语雀空间 500人规模',
  sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
  buyer_id: '2088102534368455',
  invoice_amount: '0.10',
  notify_id: '2019081500222155624068450559358070',
  fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
  notify_type: 'trade_status_sync',
  trade_status: 'TRADE_SUCCESS',
  receipt_amount: '0.10',
  buyer_pay_amount: '0.10',
  sign_type: 'RSA2',
  app_id: '2019073166072302',
  seller_id: '2088531891668739',
  gmt_payment: '2019-08-15 15:56:24',
  notify_time: '2019-08-15 15:56:25',
  version: '1.0',
  out_trade_no: '20190815155618536-564-57',
  total_amount: '0.10',
  trade_no: '2019081522001468450512505578',
  auth_app_id: '2019073166072302',
  buyer_logon_id: 'xud***@126.com',
  point_amount: '0.00',
};
