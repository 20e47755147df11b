import type { Me } from '@undercroft/wire'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/index.ts'
import { api, exportAddress } from './api.ts'
import { apiText } from './words.ts'

interface Props {
  me: Me | null
  changed: () => void
}

/** Who somebody is on this server: a guest with a name, or an account that can be opened elsewhere. */
export function Account({ me, changed }: Props) {
  const [told, setTold] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const run = async (act: () => Promise<string | null>) => {
    setWrong(null)
    setTold(null)
    try {
      setTold(await act())
      changed()
    } catch (error) {
      setWrong(apiText(error as Error))
    }
  }
  return (
    <section aria-label={t('online.account.title')}>
      <h2>{t('online.account.title')}</h2>
      {me && <p>{t(me.kind === 'guest' ? 'online.account.guest' : 'online.account.person', { name: me.name })}</p>}
      {told && (
        <p className="panel told" role="status">
          {told}
        </p>
      )}
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="forms">
        <Form
          title={t('online.account.rename')}
          fields={['name']}
          submit={(values) => run(() => api.rename({ name: values.name }).then(() => null))}
        />
        {me?.kind !== 'person' && (
          <Form
            title={t('online.account.sign-up')}
            text={t('online.account.sign-up-text')}
            fields={['name', 'new-passphrase']}
            submit={(values) =>
              run(async () => {
                const { code } = await api.signUp({ name: values.name, passphrase: values['new-passphrase'] })
                return t('online.account.code', { code })
              })
            }
          />
        )}
        {me?.kind !== 'person' && (
          <Form
            title={t('online.account.sign-in')}
            fields={['name', 'passphrase']}
            submit={(values) =>
              run(() => api.signIn({ name: values.name, passphrase: values.passphrase }).then(() => null))
            }
          />
        )}
        {me?.kind !== 'person' && (
          <Form
            title={t('online.account.recover')}
            fields={['name', 'code', 'new-passphrase']}
            submit={({ name, code, 'new-passphrase': passphrase }) =>
              run(async () => t('online.account.code', { code: (await api.recover({ name, code, passphrase })).code }))
            }
          />
        )}
      </div>
      {me && <Data me={me} run={run} />}
    </section>
  )
}

/** What is stored about somebody: to take along, or to be gone. */
function Data({ me, run }: { me: Me; run: (act: () => Promise<string | null>) => Promise<void> }) {
  return (
    <details className="panel">
      <summary>{t('online.data.title')}</summary>
      <p>{t('online.data.text')}</p>
      <p className="row">
        <a className="button" href={exportAddress} download>
          {t('online.data.export')}
        </a>
        {me.kind === 'person' && (
          <button type="button" className="button" onClick={() => run(() => api.signOut().then(() => null))}>
            {t('online.account.sign-out')}
          </button>
        )}
      </p>
      {me.blocked.length > 0 && (
        <ul>
          {me.blocked.map(({ id, name }) => (
            <li key={id}>
              {name}{' '}
              <button
                type="button"
                className="button quiet"
                onClick={() => run(() => api.block({ who: id, blocked: false }).then(() => null))}
              >
                {t('online.data.unblock')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Form
        title={t('online.data.erase')}
        text={t('online.data.erase-text', { name: me.name })}
        fields={['name']}
        submit={({ name }) => run(() => api.erase({ name }).then(() => t('online.data.erased')))}
      />
    </details>
  )
}

type Field = 'name' | 'passphrase' | 'new-passphrase' | 'code'

interface FormProps {
  title: string
  text?: string
  fields: readonly Field[]
  submit: (values: Record<Field, string>) => void
}

const kinds: Readonly<Record<Field, { type: string; autoComplete: string; minLength: number }>> = {
  name: { type: 'text', autoComplete: 'username', minLength: 1 },
  passphrase: { type: 'password', autoComplete: 'current-password', minLength: 1 },
  'new-passphrase': { type: 'password', autoComplete: 'new-password', minLength: 8 },
  code: { type: 'text', autoComplete: 'off', minLength: 8 },
}

function Form({ title, text, fields, submit }: FormProps) {
  const [values, setValues] = useState<Record<Field, string>>({
    name: '',
    passphrase: '',
    'new-passphrase': '',
    code: '',
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit(values)
  }
  return (
    <form className="panel" onSubmit={send}>
      <h3>{title}</h3>
      {text && <p className="muted">{text}</p>}
      {fields.map((field) => (
        <label key={field} className="field">
          <span>{t(`online.field.${field}`)}</span>
          <input
            {...kinds[field]}
            required
            maxLength={field === 'name' ? 24 : 200}
            value={values[field]}
            onChange={({ target }) => setValues({ ...values, [field]: target.value })}
          />
        </label>
      ))}
      <button type="submit" className="button">
        {title}
      </button>
    </form>
  )
}
