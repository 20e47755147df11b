// Made by scripts/messages.mjs from the English catalogue.
export type Value = string | number
export interface Messages {
  'app.title': null
  'app.tagline': null
  'app.intro': null
  'app.language': null
  'app.english': null
  'app.italian': null
  'app.german': null
  'app.home': null
  'app.back': null
  'app.loading': null
  'app.skip': null
  'app.fan': null
  'app.games': null
  'app.play-now': null
  'app.play-now-game': { game: Value }
  'app.set-up': null
  'app.set-up-game': { game: Value }
  'app.soon': null
  'app.game.blitz-bowl.name': null
  'app.game.blitz-bowl.text': null
  'app.game.blitz-bowl.players': null
  'app.game.dungeon-bowl.name': null
  'app.game.dungeon-bowl.text': null
  'app.game.dungeon-bowl.players': null
  'app.game.skirmish.name': null
  'app.game.skirmish.text': null
  'app.game.skirmish.players': null
  'app.resume.title': null
  'app.resume.open': null
  'app.resume.watch': null
  'app.resume.remove': null
  'app.resume.remove-sure': null
  'app.resume.played': { count: number }
  'app.resume.over': null
  'app.resume.broken': { reason: Value }
  'app.resume.kept': null
  'app.resume.export': null
  'app.resume.versus': { a: Value; b: Value }
  'app.resume.replay': null
  'app.settings.title': null
  'app.settings.theme': null
  'app.settings.theme-system': null
  'app.settings.theme-dark': null
  'app.settings.theme-light': null
  'app.settings.speed': null
  'app.settings.speed-off': null
  'app.settings.speed-fast': null
  'app.settings.speed-normal': null
  'app.settings.speed-slow': null
  'app.settings.sound': null
  'app.settings.confirm-end': null
  'app.settings.answers': null
  'app.settings.answers-none': null
  'app.settings.keys': null
  'app.settings.keys-reset': null
  'app.settings.keys-press': null
  'app.settings.keys-change': { command: Value; key: Value }
  'app.command.undo': null
  'app.command.end-turn': null
  'app.command.next-piece': null
  'app.command.previous-piece': null
  'app.command.confirm': null
  'app.command.cancel': null
  'app.command.zones': null
  'app.command.zoom-in': null
  'app.command.zoom-out': null
  'app.command.fit': null
  'app.command.help': null
  'app.command.log': null
  'app.command.where': null
  'app.command.ask': null
  'app.credits.title': null
  'app.credits.glyphs': { authors: Value }
  'app.credits.fonts': null
  'app.credits.code': null
  'app.credits.games': null
  'app.not-found.title': null
  'app.not-found.text': { address: Value }
  'app.no-match.title': null
  'app.no-match.text': { id: Value }
  'app.crash.title': null
  'app.crash.text': { reason: Value }
  'app.seat.title': null
  'app.seat.person': null
  'app.seat.computer': null
  'app.seat.name': { n: Value }
  'app.seat.level-random': null
  'app.seat.level-rookie': null
  'app.seat.level-veteran': null
  'app.form.start': null
  'app.form.seed': null
  'app.form.seed-hint': null
  'app.form.real-dice': null
  'app.form.real-dice-hint': null
  'app.form.options': null
  'app.form.wrong': { field: Value; reason: Value }
  'app.form.dice': null
  'app.form.time': null
  'app.form.time-none': null
  'app.form.time-minutes': { count: number }
  'app.form.time-hint': null
  'app.workshop': null
  'app.build.dungeon-bowl': null
  'app.build.blitz-bowl': null
  'app.build.skirmish': null
  'app.own': null
  'app.menu': null
  'app.always': null
  'app.never': null
  'app.lessons': null
  'app.reference': null
  'app.open-file': null
  'app.ask': null
  'blitz.stat.move.name': null
  'blitz.stat.move.text': null
  'blitz.stat.block.name': null
  'blitz.stat.block.text': null
  'blitz.stat.throw.name': null
  'blitz.stat.throw.text': null
  'blitz.stat.armour.name': null
  'blitz.stat.armour.text': null
  'blitz.state.open.name': null
  'blitz.state.open.text': null
  'blitz.state.marked.name': null
  'blitz.state.marked.text': null
  'blitz.state.prone.name': null
  'blitz.state.prone.text': null
  'blitz.state.in-reserve.name': null
  'blitz.state.in-reserve.text': null
  'blitz.state.spent.name': null
  'blitz.state.spent.text': null
  'blitz.state.carrier.name': null
  'blitz.state.carrier.text': null
  'blitz.action.run.name': null
  'blitz.action.run.text': null
  'blitz.action.mark.name': null
  'blitz.action.mark.text': null
  'blitz.action.throw.name': null
  'blitz.action.throw.text': null
  'blitz.action.block.name': null
  'blitz.action.block.text': null
  'blitz.action.sidestep.name': null
  'blitz.action.sidestep.text': null
  'blitz.action.stand-up.name': null
  'blitz.action.stand-up.text': null
  'blitz.action.reserves.name': null
  'blitz.action.reserves.text': null
  'blitz.action.foul.name': null
  'blitz.action.foul.text': null
  'blitz.action.throw-team-mate.name': null
  'blitz.action.throw-team-mate.text': null
  'blitz.action.bonus.name': null
  'blitz.action.bonus.text': null
  'blitz.action.end-turn.name': null
  'blitz.action.end-turn.text': null
  'blitz.do.block': { target: Value }
  'blitz.do.foul': { target: Value }
  'blitz.do.throw-team-mate': { target: Value }
  'blitz.do.target': { target: Value }
  'blitz.do.bonus': { play: Value }
  'blitz.do.bonus-for': { play: Value; player: Value }
  'blitz.do.bonus-on': { play: Value; player: Value; target: Value }
  'blitz.do.pass': null
  'blitz.do.pass-on': null
  'blitz.do.stop': null
  'blitz.do.stay': null
  'blitz.do.follow-up': null
  'blitz.do.step': { x: Value; y: Value }
  'blitz.do.place': { player: Value; x: Value; y: Value }
  'blitz.do.replace': { challenge: Value }
  'blitz.do.claim': { challenge: Value; points: Value }
  'blitz.do.re-roll': { by: Value }
  'blitz.do.choose-die': { face: Value }
  'blitz.do.discard': { play: Value }
  'blitz.do.pick': { player: Value }
  'blitz.do.minion': { player: Value }
  'blitz.do.choose-team': { team: Value }
  'blitz.do.choose-board': { board: Value }
  'blitz.do.choose-ball': { ball: Value }
  'blitz.do.free': { action: Value }
  'blitz.do.free-on': { action: Value; target: Value }
  'blitz.do.drop': null
  'blitz.question.choose-team': null
  'blitz.question.choose-board': null
  'blitz.question.set-up': { player: Value }
  'blitz.question.choose-ball': null
  'blitz.question.turn-start': null
  'blitz.question.replace-card': null
  'blitz.question.emergency-reserves': null
  'blitz.question.before-first-action': null
  'blitz.question.action': null
  'blitz.question.run': { player: Value; left: number }
  'blitz.question.mark': { player: Value }
  'blitz.question.sidestep': { player: Value }
  'blitz.question.throw': null
  'blitz.question.throw-team-mate': null
  'blitz.question.reserves': { player: Value }
  'blitz.question.block-declared': null
  'blitz.question.interrupt': { player: Value }
  'blitz.question.re-roll': { player: Value; roll: Value }
  'blitz.question.block-result': null
  'blitz.question.follow-up': null
  'blitz.question.drop-ball': null
  'blitz.question.knocked-down': { player: Value }
  'blitz.question.claim': null
  'blitz.question.minion': null
  'blitz.question.free-action': { player: Value }
  'blitz.question.extra-action': null
  'blitz.question.discard': null
  'blitz.question.pick-opponent': null
  'blitz.question.everybody-on': { player: Value }
  'blitz.roll.toss': null
  'blitz.roll.arena': null
  'blitz.roll.card': null
  'blitz.roll.back': null
  'blitz.roll.event': null
  'blitz.roll.trapdoor': null
  'blitz.roll.move': null
  'blitz.roll.throw': null
  'blitz.roll.armour': null
  'blitz.roll.block': null
  'blitz.roll.foul': null
  'blitz.roll.violent': null
  'blitz.roll.bounce': null
  'blitz.roll.squig': null
  'blitz.roll.fans': null
  'blitz.modifier.long-throw': null
  'blitz.modifier.marked-target': null
  'blitz.modifier.blocked-square': null
  'blitz.modifier.open-opponent': null
  'blitz.modifier.direct-hit': null
  'blitz.modifier.crunch': null
  'blitz.modifier.rubble-underfoot': null
  'blitz.face.knockdown': null
  'blitz.face.crunch': null
  'blitz.face.tackle': null
  'blitz.face.miss': null
  'blitz.face.shove': null
  'blitz.face-text.knockdown': null
  'blitz.face-text.crunch': null
  'blitz.face-text.tackle': null
  'blitz.face-text.miss': null
  'blitz.face-text.shove': null
  'blitz.event.toss': { team: Value }
  'blitz.event.arena': { arena: Value }
  'blitz.event.board': { board: Value }
  'blitz.event.teams': { a: Value; b: Value }
  'blitz.event.rookies': { team: Value }
  'blitz.event.dealt': { slot: Value; challenge: Value }
  'blitz.event.card-discarded': { challenge: Value; play: Value }
  'blitz.event.events-shuffled-in': { count: number }
  'blitz.event.placed': { player: Value }
  'blitz.event.taken-up': { player: Value }
  'blitz.event.score-markers': null
  'blitz.event.ball': { ball: Value }
  'blitz.event.turn': { turn: Value; team: Value }
  'blitz.event.action': { player: Value; action: Value }
  'blitz.event.action-on': { player: Value; action: Value; target: Value }
  'blitz.event.action-free': { player: Value; action: Value }
  'blitz.event.action-skipped': { player: Value; action: Value }
  'blitz.event.moved': { player: Value; at: Value }
  'blitz.event.shoved': { player: Value; at: Value }
  'blitz.event.follow-up': { player: Value }
  'blitz.event.stood-up': { player: Value }
  'blitz.event.block-dice': { player: Value; target: Value }
  'blitz.event.block-dice-assisted': { player: Value; target: Value }
  'blitz.event.block-result': { face: Value }
  'blitz.event.block-result-counts': { face: Value; counts: Value }
  'blitz.event.foul-caught': { player: Value }
  'blitz.event.foul-slipped': { player: Value }
  'blitz.event.foul-injured-and-caught': { target: Value }
  'blitz.event.foul-injured': { target: Value }
  'blitz.event.down': { player: Value }
  'blitz.event.injured': { player: Value }
  'blitz.event.sent-off': { player: Value }
  'blitz.event.spent': { player: Value }
  'blitz.event.ball-taken': { player: Value }
  'blitz.event.ball-loose': { player: Value }
  'blitz.event.ball-bounced': { at: Value }
  'blitz.event.ball-removed': null
  'blitz.event.throw-hand-off': { player: Value; target: Value }
  'blitz.event.throw-short': { player: Value; target: Value }
  'blitz.event.throw-long': { player: Value; target: Value }
  'blitz.event.throw-sky': { player: Value; target: Value }
  'blitz.event.thrown': { player: Value; thrown: Value }
  'blitz.event.throw-caught': null
  'blitz.event.throw-missed': null
  'blitz.event.throw-fumble': null
  'blitz.event.touchdown': { player: Value; points: number }
  'blitz.event.claimed': { team: Value; challenge: Value; points: number }
  'blitz.event.clean-sweep': { points: number; team: Value }
  'blitz.event.bonus-played': { team: Value; play: Value }
  'blitz.event.bonus-discarded': { team: Value; play: Value }
  'blitz.event.ability': { player: Value; ability: Value }
  'blitz.event.rookies-used': { team: Value }
  'blitz.event.random-event': { event: Value }
  'blitz.event.last-card-dealt': null
  'blitz.event.match-end-sudden-death': { team: Value; a: Value; b: Value }
  'blitz.event.match-end-points': { team: Value; a: Value; b: Value }
  'blitz.event.match-end-draw': { a: Value; b: Value }
  'blitz.event.test': { player: Value; roll: Value }
  'blitz.event.dice': { roll: Value }
  'blitz.event.lined-up': { team: Value }
  'blitz.status': { turn: Value; left: number }
  'blitz.status-setup': null
  'blitz.status-last': null
  'blitz.cards.challenges': null
  'blitz.cards.next': null
  'blitz.cards.empty': null
  'blitz.cards.hand': null
  'blitz.cards.hand-of': { team: Value }
  'blitz.cards.hidden': { count: number }
  'blitz.cards.points': { points: number }
  'blitz.cards.deck': { count: number }
  'blitz.square.rubble': null
  'blitz.square.trapdoor': null
  'blitz.square.end-zone': { team: Value }
  'blitz.square.ball': null
  'blitz.odds.down': null
  'blitz.odds.injured': null
  'blitz.odds.shoved': null
  'blitz.odds.nothing': null
  'blitz.odds.caught': null
  'blitz.odds.astray': null
  'blitz.odds.sent-off': null
  'blitz.options.team': { n: Value }
  'blitz.options.roster.name': null
  'blitz.options.roster.count': null
  'blitz.options.roster.ability': null
  'blitz.options.emergency': { n: Value }
  'blitz.options.board': null
  'blitz.options.board-choose': null
  'blitz.options.arena': null
  'blitz.options.arena-none': null
  'blitz.options.arena-roll': null
  'blitz.options.events': null
  'blitz.options.events-text': null
  'blitz.options.fouls': null
  'blitz.options.fouls-text': null
  'blitz.options.throwTeamMate': null
  'blitz.options.throwTeamMate-text': null
  'blitz.options.specialBalls': null
  'blitz.options.specialBalls-text': null
  'blitz.options.bigUnAbility': null
  'blitz.options.bigUnAbility-text': null
  'blitz.options.rookie': null
  'blitz.options.rookie-none': null
  'blitz.options.rookie-seat': { n: Value }
  'blitz.result.touchdowns': null
  'blitz.result.points': null
  'blitz.rerollBy.rookies': null
  'blitz.ability.offensive-specialist.name': null
  'blitz.ability.offensive-specialist.text': null
  'blitz.ability.safe-hands.name': null
  'blitz.ability.safe-hands.text': null
  'blitz.ability.frenzied.name': null
  'blitz.ability.frenzied.text': null
  'blitz.ability.handling-skills.name': null
  'blitz.ability.handling-skills.text': null
  'blitz.ability.mighty-blow.name': null
  'blitz.ability.mighty-blow.text': null
  'blitz.ability.pick-me-up.name': null
  'blitz.ability.pick-me-up.text': null
  'blitz.ability.blood-lust.name': null
  'blitz.ability.blood-lust.text': null
  'blitz.ability.minion.name': null
  'blitz.ability.minion.text': null
  'blitz.ability.hit-and-run.name': null
  'blitz.ability.hit-and-run.text': null
  'blitz.ability.defensive.name': null
  'blitz.ability.defensive.text': null
  'blitz.ability.insignificant.name': null
  'blitz.ability.insignificant.text': null
  'blitz.ability.bomber.name': null
  'blitz.ability.bomber.text': null
  'blitz.ability.leap.name': null
  'blitz.ability.leap.text': null
  'blitz.ability.war-machine.name': null
  'blitz.ability.war-machine.text': null
  'blitz.ability.expert-passer.name': null
  'blitz.ability.expert-passer.text': null
  'blitz.ability.catchers-instincts.name': null
  'blitz.ability.catchers-instincts.text': null
  'blitz.ability.elusive.name': null
  'blitz.ability.elusive.text': null
  'blitz.ability.head-butt.name': null
  'blitz.ability.head-butt.text': null
  'blitz.ability.dump-off.name': null
  'blitz.ability.dump-off.text': null
  'blitz.ability.woodland-aid.name': null
  'blitz.ability.woodland-aid.text': null
  'blitz.ability.lithe-creature.name': null
  'blitz.ability.lithe-creature.text': null
  'blitz.ability.hulking-brute.name': null
  'blitz.ability.hulking-brute.text': null
  'blitz.ability.stand-firm.name': null
  'blitz.ability.stand-firm.text': null
  'blitz.ability.running-pass.name': null
  'blitz.ability.running-pass.text': null
  'blitz.ability.enforcer.name': null
  'blitz.ability.enforcer.text': null
  'blitz.ability.ethereal.name': null
  'blitz.ability.ethereal.text': null
  'blitz.ability.violent.name': null
  'blitz.ability.violent.text': null
  'blitz.ability.titchy.name': null
  'blitz.ability.titchy.text': null
  'blitz.ability.regenerate.name': null
  'blitz.ability.regenerate.text': null
  'blitz.ability.wardance.name': null
  'blitz.ability.wardance.text': null
  'blitz.arena.bake-off-tent.name': null
  'blitz.arena.bake-off-tent.text': null
  'blitz.arena.sewer-stadium.name': null
  'blitz.arena.sewer-stadium.text': null
  'blitz.arena.bone-pit.name': null
  'blitz.arena.bone-pit.text': null
  'blitz.arena.glittering-coliseum.name': null
  'blitz.arena.glittering-coliseum.text': null
  'blitz.arena.chaos-coliseum.name': null
  'blitz.arena.chaos-coliseum.text': null
  'blitz.arena.fighting-pit.name': null
  'blitz.arena.fighting-pit.text': null
  'blitz.arena.summit-stadium.name': null
  'blitz.arena.summit-stadium.text': null
  'blitz.arena.overgrown-arena.name': null
  'blitz.arena.overgrown-arena.text': null
  'blitz.ball.ordinary.name': null
  'blitz.ball.ordinary.text': null
  'blitz.ball.rune.name': null
  'blitz.ball.rune.text': null
  'blitz.ball.spiky.name': null
  'blitz.ball.spiky.text': null
  'blitz.ball.squig.name': null
  'blitz.ball.squig.text': null
  'blitz.board.rubble-yard': null
  'blitz.board.twin-pits': null
  'blitz.play.eagle-eye.name': null
  'blitz.play.eagle-eye.when': null
  'blitz.play.eagle-eye.text': null
  'blitz.play.long-lunge.name': null
  'blitz.play.long-lunge.when': null
  'blitz.play.long-lunge.text': null
  'blitz.play.weighted-gloves.name': null
  'blitz.play.weighted-gloves.when': null
  'blitz.play.weighted-gloves.text': null
  'blitz.play.full-charge.name': null
  'blitz.play.full-charge.when': null
  'blitz.play.full-charge.text': null
  'blitz.play.bruisers-hour.name': null
  'blitz.play.bruisers-hour.when': null
  'blitz.play.bruisers-hour.text': null
  'blitz.play.closing-in.name': null
  'blitz.play.closing-in.when': null
  'blitz.play.closing-in.text': null
  'blitz.play.flying-body.name': null
  'blitz.play.flying-body.when': null
  'blitz.play.flying-body.text': null
  'blitz.play.slip-through.name': null
  'blitz.play.slip-through.when': null
  'blitz.play.slip-through.text': null
  'blitz.play.sky-ball.name': null
  'blitz.play.sky-ball.when': null
  'blitz.play.sky-ball.text': null
  'blitz.play.second-wind.name': null
  'blitz.play.second-wind.when': null
  'blitz.play.second-wind.text': null
  'blitz.play.cut-them-off.name': null
  'blitz.play.cut-them-off.when': null
  'blitz.play.cut-them-off.text': null
  'blitz.play.back-on-your-feet.name': null
  'blitz.play.back-on-your-feet.when': null
  'blitz.play.back-on-your-feet.text': null
  'blitz.play.cool-head.name': null
  'blitz.play.cool-head.when': null
  'blitz.play.cool-head.text': null
  'blitz.play.natural-gift.name': null
  'blitz.play.natural-gift.when': null
  'blitz.play.natural-gift.text': null
  'blitz.play.fresh-legs.name': null
  'blitz.play.fresh-legs.when': null
  'blitz.play.fresh-legs.text': null
  'blitz.play.right-behind-you.name': null
  'blitz.play.right-behind-you.when': null
  'blitz.play.right-behind-you.text': null
  'blitz.play.turbo.name': null
  'blitz.play.turbo.when': null
  'blitz.play.turbo.text': null
  'blitz.play.swivel-hips.name': null
  'blitz.play.swivel-hips.when': null
  'blitz.play.swivel-hips.text': null
  'blitz.play.underdog-swing.name': null
  'blitz.play.underdog-swing.when': null
  'blitz.play.underdog-swing.text': null
  'blitz.play.stone-chin.name': null
  'blitz.play.stone-chin.when': null
  'blitz.play.stone-chin.text': null
  'blitz.challenge.bench-them-hard.name': null
  'blitz.challenge.bench-them-hard.text': null
  'blitz.challenge.shake-it-loose.name': null
  'blitz.challenge.shake-it-loose.text': null
  'blitz.challenge.legs-legs-legs.name': null
  'blitz.challenge.legs-legs-legs.text': null
  'blitz.challenge.finders-keepers.name': null
  'blitz.challenge.finders-keepers.text': null
  'blitz.challenge.huddle-up.name': null
  'blitz.challenge.huddle-up.text': null
  'blitz.challenge.dare-the-odds.name': null
  'blitz.challenge.dare-the-odds.text': null
  'blitz.challenge.gain-ground.name': null
  'blitz.challenge.gain-ground.text': null
  'blitz.challenge.everyone-chips-in.name': null
  'blitz.challenge.everyone-chips-in.text': null
  'blitz.challenge.dance-on-the-hatch.name': null
  'blitz.challenge.dance-on-the-hatch.text': null
  'blitz.challenge.one-player-show.name': null
  'blitz.challenge.one-player-show.text': null
  'blitz.challenge.safe-delivery.name': null
  'blitz.challenge.safe-delivery.text': null
  'blitz.challenge.milk-the-applause.name': null
  'blitz.challenge.milk-the-applause.text': null
  'blitz.challenge.elbow-room.name': null
  'blitz.challenge.elbow-room.text': null
  'blitz.challenge.floor-somebody.name': null
  'blitz.challenge.floor-somebody.text': null
  'blitz.challenge.double-trouble.name': null
  'blitz.challenge.double-trouble.text': null
  'blitz.randomEvent.slippery-peel.name': null
  'blitz.randomEvent.slippery-peel.text': null
  'blitz.randomEvent.rubble-underfoot.name': null
  'blitz.randomEvent.rubble-underfoot.text': null
  'blitz.randomEvent.everybody-on.name': null
  'blitz.randomEvent.everybody-on.text': null
  'blitz.randomEvent.big-hearted-judges.name': null
  'blitz.randomEvent.big-hearted-judges.text': null
  'blitz.randomEvent.referee-chased-off.name': null
  'blitz.randomEvent.referee-chased-off.text': null
  'blitz.randomEvent.restless-judges.name': null
  'blitz.randomEvent.restless-judges.text': null
  'blitz.randomEvent.balls-everywhere.name': null
  'blitz.randomEvent.balls-everywhere.text': null
  'blitz.randomEvent.fans-on-the-pitch.name': null
  'blitz.randomEvent.fans-on-the-pitch.text': null
  'blitz.randomEvent.start-again.name': null
  'blitz.randomEvent.start-again.text': null
  'blitz.randomEvent.something-below.name': null
  'blitz.randomEvent.something-below.text': null
  'blitz.team.amazon.name': null
  'blitz.team.amazon.nickname': null
  'blitz.team.black-orc.name': null
  'blitz.team.black-orc.nickname': null
  'blitz.team.chaos-chosen.name': null
  'blitz.team.chaos-chosen.nickname': null
  'blitz.team.dark-elf.name': null
  'blitz.team.dark-elf.nickname': null
  'blitz.team.dwarf.name': null
  'blitz.team.dwarf.nickname': null
  'blitz.team.elven-union.name': null
  'blitz.team.elven-union.nickname': null
  'blitz.team.gnome.name': null
  'blitz.team.gnome.nickname': null
  'blitz.team.goblin.name': null
  'blitz.team.goblin.nickname': null
  'blitz.team.halfling.name': null
  'blitz.team.halfling.nickname': null
  'blitz.team.human.name': null
  'blitz.team.human.nickname': null
  'blitz.team.imperial-nobility.name': null
  'blitz.team.imperial-nobility.nickname': null
  'blitz.team.khorne.name': null
  'blitz.team.khorne.nickname': null
  'blitz.team.lizardmen.name': null
  'blitz.team.lizardmen.nickname': null
  'blitz.team.necromantic.name': null
  'blitz.team.necromantic.nickname': null
  'blitz.team.norse.name': null
  'blitz.team.norse.nickname': null
  'blitz.team.nurgle.name': null
  'blitz.team.nurgle.nickname': null
  'blitz.team.ogre.name': null
  'blitz.team.ogre.nickname': null
  'blitz.team.orc.name': null
  'blitz.team.orc.nickname': null
  'blitz.team.shambling-undead.name': null
  'blitz.team.shambling-undead.nickname': null
  'blitz.team.skaven.name': null
  'blitz.team.skaven.nickname': null
  'blitz.team.snotling.name': null
  'blitz.team.snotling.nickname': null
  'blitz.team.vampire.name': null
  'blitz.team.vampire.nickname': null
  'blitz.team.wood-elf.name': null
  'blitz.team.wood-elf.nickname': null
  'blitz.position.eagle-linewoman': null
  'blitz.position.python-thrower': null
  'blitz.position.piranha-blitzer': null
  'blitz.position.jaguar-blocker': null
  'blitz.position.goblin': null
  'blitz.position.black-orc': null
  'blitz.position.beastman': null
  'blitz.position.chosen-blocker': null
  'blitz.position.lineman': null
  'blitz.position.runner': null
  'blitz.position.blitzer': null
  'blitz.position.witch-elf': null
  'blitz.position.troll-slayer': null
  'blitz.position.thrower': null
  'blitz.position.catcher': null
  'blitz.position.illusionist': null
  'blitz.position.beastmaster': null
  'blitz.position.woodland-fox': null
  'blitz.position.treeman': null
  'blitz.position.troll': null
  'blitz.position.hefty': null
  'blitz.position.bodyguard': null
  'blitz.position.marauder': null
  'blitz.position.khorngor': null
  'blitz.position.bloodseeker': null
  'blitz.position.skink': null
  'blitz.position.chameleon-skink': null
  'blitz.position.saurus-blocker': null
  'blitz.position.zombie': null
  'blitz.position.ghoul': null
  'blitz.position.wraith': null
  'blitz.position.werewolf': null
  'blitz.position.flesh-golem': null
  'blitz.position.beer-boar': null
  'blitz.position.berserker': null
  'blitz.position.valkyrie': null
  'blitz.position.ulfwerener': null
  'blitz.position.pestigor': null
  'blitz.position.bloater': null
  'blitz.position.gnoblar': null
  'blitz.position.ogre': null
  'blitz.position.big-un-blocker': null
  'blitz.position.skeleton': null
  'blitz.position.wight': null
  'blitz.position.mummy': null
  'blitz.position.gutter-runner': null
  'blitz.position.snotling': null
  'blitz.position.fungus-flinga': null
  'blitz.position.fun-hoppa': null
  'blitz.position.stilty-runna': null
  'blitz.position.pump-wagon': null
  'blitz.position.thrall': null
  'blitz.position.wardancer': null
  'blitz.standing.follow-up': null
  'blitz.standing.turn-start': null
  'blitz.standing.before-first-action': null
  'blitz.standing.block-declared': null
  'blitz.standing.knocked-down': null
  'blitz.standing.extra-action': null
  'blitz.standing.interrupt': null
  'blitz.standing.claim': null
  'blitz.standing.emergency-reserves': null
  'blitz.standing.re-roll': null
  'coach.title': null
  'coach.advice': { name: Value }
  'coach.thinking': null
  'coach.nobody': null
  'coach.figures': null
  'coach.turn': { name: Value }
  'coach.others': null
  'coach.term.touchdown': null
  'coach.term.players': null
  'coach.term.ball': null
  'coach.term.points': null
  'coach.term.cards': null
  'coach.term.victory': null
  'coach.term.creatures': null
  'coach.term.positions': null
  'dungeon.stat.ma.name': null
  'dungeon.stat.ma.text': null
  'dungeon.stat.st.name': null
  'dungeon.stat.st.text': null
  'dungeon.stat.ag.name': null
  'dungeon.stat.ag.text': null
  'dungeon.stat.pa.name': null
  'dungeon.stat.pa.text': null
  'dungeon.stat.av.name': null
  'dungeon.stat.av.text': null
  'dungeon.state.standing.name': null
  'dungeon.state.standing.text': null
  'dungeon.state.prone.name': null
  'dungeon.state.prone.text': null
  'dungeon.state.stunned.name': null
  'dungeon.state.stunned.text': null
  'dungeon.state.carrier.name': null
  'dungeon.state.carrier.text': null
  'dungeon.state.activated.name': null
  'dungeon.state.activated.text': null
  'dungeon.state.dazed.name': null
  'dungeon.state.dazed.text': null
  'dungeon.state.rooted.name': null
  'dungeon.state.rooted.text': null
  'dungeon.state.reserves.name': null
  'dungeon.state.reserves.text': null
  'dungeon.state.knocked-out.name': null
  'dungeon.state.knocked-out.text': null
  'dungeon.state.casualty.name': null
  'dungeon.state.casualty.text': null
  'dungeon.state.out.name': null
  'dungeon.state.out.text': null
  'dungeon.action.activate.name': null
  'dungeon.action.activate.text': null
  'dungeon.action.move.name': null
  'dungeon.action.move.text': null
  'dungeon.action.block.name': null
  'dungeon.action.block.text': null
  'dungeon.action.blitz.name': null
  'dungeon.action.blitz.text': null
  'dungeon.action.pass.name': null
  'dungeon.action.pass.text': null
  'dungeon.action.hand-off.name': null
  'dungeon.action.hand-off.text': null
  'dungeon.action.foul.name': null
  'dungeon.action.foul.text': null
  'dungeon.action.throw-team-mate.name': null
  'dungeon.action.throw-team-mate.text': null
  'dungeon.action.kick-team-mate.name': null
  'dungeon.action.kick-team-mate.text': null
  'dungeon.action.throw-bomb.name': null
  'dungeon.action.throw-bomb.text': null
  'dungeon.action.stab.name': null
  'dungeon.action.stab.text': null
  'dungeon.action.hypnotic-gaze.name': null
  'dungeon.action.hypnotic-gaze.text': null
  'dungeon.action.gaze.name': null
  'dungeon.action.gaze.text': null
  'dungeon.action.projectile-vomit.name': null
  'dungeon.action.projectile-vomit.text': null
  'dungeon.action.multiple-block.name': null
  'dungeon.action.multiple-block.text': null
  'dungeon.action.jump-up.name': null
  'dungeon.action.jump-up.text': null
  'dungeon.action.throw-food.name': null
  'dungeon.action.throw-food.text': null
  'dungeon.action.gather-funds.name': null
  'dungeon.action.gather-funds.text': null
  'dungeon.action.throw-at-wall.name': null
  'dungeon.action.throw-at-wall.text': null
  'dungeon.action.leave-ball.name': null
  'dungeon.action.leave-ball.text': null
  'dungeon.action.step.name': null
  'dungeon.action.step.text': null
  'dungeon.action.jump.name': null
  'dungeon.action.jump.text': null
  'dungeon.action.open.name': null
  'dungeon.action.open.text': null
  'dungeon.action.bearings.name': null
  'dungeon.action.bearings.text': null
  'dungeon.action.stop.name': null
  'dungeon.action.stop.text': null
  'dungeon.action.enter.name': null
  'dungeon.action.enter.text': null
  'dungeon.action.revive.name': null
  'dungeon.action.revive.text': null
  'dungeon.action.end-turn.name': null
  'dungeon.action.end-turn.text': null
  'dungeon.action.starter.name': null
  'dungeon.action.starter.text': null
  'dungeon.action.cast.name': null
  'dungeon.action.cast.text': null
  'dungeon.do.on': { action: Value; target: Value }
  'dungeon.do.block': { target: Value }
  'dungeon.do.blitz': { target: Value }
  'dungeon.do.foul': { target: Value }
  'dungeon.do.hand-off': { target: Value }
  'dungeon.do.step': { at: Value }
  'dungeon.do.jump': { at: Value }
  'dungeon.do.throw': { at: Value }
  'dungeon.do.open': { at: Value }
  'dungeon.do.push': { at: Value }
  'dungeon.do.side-step': { at: Value }
  'dungeon.do.place': { at: Value }
  'dungeon.do.chest': { at: Value }
  'dungeon.do.portal': { at: Value }
  'dungeon.do.end-zone': { n: Value }
  'dungeon.do.corner': { n: Value }
  'dungeon.do.wall-0': null
  'dungeon.do.wall-1': null
  'dungeon.do.use': { skill: Value }
  'dungeon.do.decline': null
  'dungeon.do.accept': null
  'dungeon.do.team-re-roll': null
  'dungeon.do.skill-re-roll': { skill: Value }
  'dungeon.do.boost': { skill: Value }
  'dungeon.do.bonus': { skill: Value }
  'dungeon.do.pro': null
  'dungeon.do.follow-up': null
  'dungeon.do.stay': null
  'dungeon.do.argue': null
  'dungeon.do.bribe': null
  'dungeon.do.interfere': { player: Value }
  'dungeon.do.next': { player: Value }
  'dungeon.do.keep': null
  'dungeon.do.try': null
  'dungeon.do.done': null
  'dungeon.do.buy': { item: Value }
  'dungeon.do.lash-out': { target: Value }
  'dungeon.question.turn': null
  'dungeon.question.declare': { player: Value }
  'dungeon.question.move': { player: Value; left: number; rushes: number }
  'dungeon.question.place-chest': null
  'dungeon.question.place-portal': { n: Value }
  'dungeon.question.choose-end-zone': null
  'dungeon.question.starter': null
  'dungeon.question.place-player': { player: Value }
  'dungeon.question.journeyman': null
  'dungeon.question.inducements': null
  'dungeon.question.re-roll': { player: Value; roll: Value; value: Value; needed: Value }
  'dungeon.question.use-skill': { skill: Value; player: Value }
  'dungeon.question.block-dice': { player: Value; target: Value }
  'dungeon.question.block-re-roll': null
  'dungeon.question.follow-up': { player: Value }
  'dungeon.question.push-square': { player: Value }
  'dungeon.question.push-wall': { player: Value }
  'dungeon.question.side-step': { player: Value }
  'dungeon.question.place-ball': { player: Value }
  'dungeon.question.pass-target': { player: Value }
  'dungeon.question.throw-target': { player: Value }
  'dungeon.question.bomb-target': null
  'dungeon.question.interfere': { player: Value }
  'dungeon.question.try-catch': null
  'dungeon.question.harm-bonus': { player: Value }
  'dungeon.question.argue': { player: Value }
  'dungeon.question.rebound-corner': null
  'dungeon.question.order': null
  'dungeon.question.lash-out': { player: Value }
  'dungeon.question.block-target': null
  'dungeon.question.first-target': null
  'dungeon.question.cast': { spell: Value }
  'dungeon.question.shadowed-step': null
  'dungeon.question.chain-lightning': null
  'dungeon.roll.dodge': null
  'dungeon.roll.rush': null
  'dungeon.roll.pick-up': null
  'dungeon.roll.catch': null
  'dungeon.roll.pass': null
  'dungeon.roll.jump': null
  'dungeon.roll.interfere': null
  'dungeon.roll.land': null
  'dungeon.roll.throw': null
  'dungeon.roll.kick': null
  'dungeon.roll.stand-up': null
  'dungeon.roll.wall': null
  'dungeon.roll.armour': null
  'dungeon.roll.injury': null
  'dungeon.roll.casualty': null
  'dungeon.roll.lasting-injury': null
  'dungeon.roll.block': null
  'dungeon.roll.bounce': null
  'dungeon.roll.scatter': null
  'dungeon.roll.deviate': null
  'dungeon.roll.rebound': null
  'dungeon.roll.rebound-distance': null
  'dungeon.roll.wall-side': null
  'dungeon.roll.portal': null
  'dungeon.roll.chest': null
  'dungeon.roll.argue': null
  'dungeon.roll.bribe': null
  'dungeon.roll.throw-food': null
  'dungeon.roll.team-re-roll': null
  'dungeon.roll.explosion': null
  'dungeon.roll.fuse': null
  'dungeon.roll.toss': null
  'dungeon.roll.placement': null
  'dungeon.roll.turn-order': null
  'dungeon.roll.bomb': null
  'dungeon.modifier.marked': null
  'dungeon.modifier.short': null
  'dungeon.modifier.assists': null
  'dungeon.modifier.assists-against': null
  'dungeon.modifier.bounce': null
  'dungeon.modifier.deviated': null
  'dungeon.modifier.scattered': null
  'dungeon.modifier.inaccurate': null
  'dungeon.modifier.accurate': null
  'dungeon.modifier.interception': null
  'dungeon.modifier.rebound': null
  'dungeon.modifier.wall': null
  'dungeon.modifier.fumble': null
  'dungeon.modifier.terrible': null
  'dungeon.modifier.successful': null
  'dungeon.modifier.helper': null
  'dungeon.face.player-down': null
  'dungeon.face.both-down': null
  'dungeon.face.push-back': null
  'dungeon.face.stumble': null
  'dungeon.face.pow': null
  'dungeon.face-text.player-down': null
  'dungeon.face-text.both-down': null
  'dungeon.face-text.push-back': null
  'dungeon.face-text.stumble': null
  'dungeon.face-text.pow': null
  'dungeon.event.turn-began': { n: Value; team: Value }
  'dungeon.event.declared': { player: Value; word: Value }
  'dungeon.event.declared-on': { player: Value; word: Value; target: Value }
  'dungeon.event.moved': { player: Value; at: Value }
  'dungeon.event.jumped': { player: Value; at: Value }
  'dungeon.event.pushed': { player: Value; at: Value }
  'dungeon.event.followed-up': { player: Value }
  'dungeon.event.thrown': { player: Value; at: Value }
  'dungeon.event.put-back': { player: Value; at: Value }
  'dungeon.event.stood-up': { player: Value }
  'dungeon.event.fell-over': { player: Value }
  'dungeon.event.knocked-down': { player: Value }
  'dungeon.event.placed-prone': { player: Value }
  'dungeon.event.turned-over': { player: Value }
  'dungeon.event.lost-tackle-zone': { player: Value }
  'dungeon.event.sent-off': { player: Value }
  'dungeon.event.bearings': { player: Value }
  'dungeon.event.picked-up': { player: Value }
  'dungeon.event.caught': { player: Value }
  'dungeon.event.hit-wall': { player: Value }
  'dungeon.event.rooted': { player: Value }
  'dungeon.event.recruited': { player: Value; team: Value }
  'dungeon.event.skill-used': { player: Value; word: Value }
  'dungeon.event.turnover': { team: Value; word: Value }
  'dungeon.event.ball-moved': { word: Value; at: Value }
  'dungeon.event.block-dice': { player: Value; target: Value; word: Value }
  'dungeon.event.block-face': { word: Value }
  'dungeon.event.injured': { player: Value; word: Value }
  'dungeon.event.re-roll': { team: Value; word: Value }
  'dungeon.event.bomb-thrown': { player: Value; at: Value }
  'dungeon.event.pass-declared': { player: Value; at: Value }
  'dungeon.event.pass-result': { word: Value }
  'dungeon.event.deflected': { player: Value }
  'dungeon.event.intercepted': { player: Value }
  'dungeon.event.handed-off': { player: Value; target: Value }
  'dungeon.event.thrown-team-mate': { player: Value; target: Value }
  'dungeon.event.teleported': { player: Value; at: Value }
  'dungeon.event.mishap': { player: Value }
  'dungeon.event.revived': { player: Value }
  'dungeon.event.chest-ball': { player: Value }
  'dungeon.event.chest-trap': { player: Value }
  'dungeon.event.room-effect': { word: Value; player: Value }
  'dungeon.event.funds-gathered': { player: Value }
  'dungeon.event.fell-into-chasm': { player: Value }
  'dungeon.event.exploded': { at: Value }
  'dungeon.event.chest-placed': null
  'dungeon.event.portal-placed': null
  'dungeon.event.player-placed': { team: Value }
  'dungeon.event.end-zone-chosen': { team: Value }
  'dungeon.event.toss-won': { team: Value }
  'dungeon.event.journeyman': { player: Value; team: Value }
  'dungeon.event.bought': { team: Value; word: Value }
  'dungeon.event.spell-cast': { team: Value; word: Value }
  'dungeon.event.touchdown': { player: Value; team: Value }
  'dungeon.event.match-ended': { team: Value }
  'dungeon.event.match-drawn': null
  'dungeon.event.test': { player: Value; roll: Value }
  'dungeon.event.dice': { roll: Value }
  'dungeon.event.other': { word: Value }
  'dungeon.how.bounce': null
  'dungeon.how.scattered': null
  'dungeon.how.deviated': null
  'dungeon.how.rebound': null
  'dungeon.how.placed': null
  'dungeon.how.chasm': null
  'dungeon.how.hand-off': null
  'dungeon.how.teleported': null
  'dungeon.how.falls': null
  'dungeon.how.interception': null
  'dungeon.injury.stunned': null
  'dungeon.injury.ko': null
  'dungeon.injury.badly-hurt': null
  'dungeon.injury.casualty': null
  'dungeon.injury.seriously-hurt': null
  'dungeon.injury.serious-injury': null
  'dungeon.injury.lasting-injury': null
  'dungeon.injury.dead': null
  'dungeon.turnover.knocked-down': null
  'dungeon.turnover.fell-over': null
  'dungeon.turnover.failed-pick-up': null
  'dungeon.turnover.fumbled-pass': null
  'dungeon.turnover.fumbled-kick': null
  'dungeon.turnover.sent-off': null
  'dungeon.turnover.carrier-eaten': null
  'dungeon.turnover.hurt-by-teleport': null
  'dungeon.turnover.thrown-carrier-lost': null
  'dungeon.turnover.failed-pass': null
  'dungeon.turnover.failed-hand-off': null
  'dungeon.pass.accurate': null
  'dungeon.pass.inaccurate': null
  'dungeon.pass.wild': null
  'dungeon.pass.fumble': null
  'dungeon.pass.superb': null
  'dungeon.pass.successful': null
  'dungeon.pass.terrible': null
  'dungeon.room.end-zone.name': null
  'dungeon.room.end-zone.text': null
  'dungeon.room.corridor.name': null
  'dungeon.room.corridor.text': null
  'dungeon.room.t-junction.name': null
  'dungeon.room.t-junction.text': null
  'dungeon.room.l-corridor.name': null
  'dungeon.room.l-corridor.text': null
  'dungeon.room.armoury.name': null
  'dungeon.room.armoury.text': null
  'dungeon.room.forgotten-prison.name': null
  'dungeon.room.forgotten-prison.text': null
  'dungeon.room.kitchen.name': null
  'dungeon.room.kitchen.text': null
  'dungeon.room.treasure-room.name': null
  'dungeon.room.treasure-room.text': null
  'dungeon.room.cursed-room.name': null
  'dungeon.room.cursed-room.text': null
  'dungeon.room.sewer.name': null
  'dungeon.room.sewer.text': null
  'dungeon.room.ossuary.name': null
  'dungeon.room.ossuary.text': null
  'dungeon.room.flooded-room.name': null
  'dungeon.room.flooded-room.text': null
  'dungeon.room.chaos-idol.name': null
  'dungeon.room.chaos-idol.text': null
  'dungeon.room.fiery-chasm.name': null
  'dungeon.room.fiery-chasm.text': null
  'dungeon.room.dragon-lair.name': null
  'dungeon.room.dragon-lair.text': null
  'dungeon.room.crypt.name': null
  'dungeon.room.crypt.text': null
  'dungeon.square.chest': null
  'dungeon.square.portal': { n: Value }
  'dungeon.square.ball': null
  'dungeon.square.rock': null
  'dungeon.square.idol': null
  'dungeon.square.dragon': null
  'dungeon.square.sarcophagus': null
  'dungeon.square.chasm': null
  'dungeon.square.bridge': null
  'dungeon.odds.off': null
  'dungeon.odds.down': null
  'dungeon.odds.pushed': null
  'dungeon.odds.nothing': null
  'dungeon.odds.both-down': null
  'dungeon.odds.attacker-down': null
  'dungeon.odds.accurate': null
  'dungeon.odds.inaccurate': null
  'dungeon.odds.wild': null
  'dungeon.odds.fumble': null
  'dungeon.spell.fireball.name': null
  'dungeon.spell.fireball.text': null
  'dungeon.spell.shadowed-step.name': null
  'dungeon.spell.shadowed-step.text': null
  'dungeon.spell.transmutation.name': null
  'dungeon.spell.transmutation.text': null
  'dungeon.spell.blinding-light.name': null
  'dungeon.spell.blinding-light.text': null
  'dungeon.spell.life-drain.name': null
  'dungeon.spell.life-drain.text': null
  'dungeon.spell.grasping-vines.name': null
  'dungeon.spell.grasping-vines.text': null
  'dungeon.spell.bestial-fury.name': null
  'dungeon.spell.bestial-fury.text': null
  'dungeon.spell.chain-lightning.name': null
  'dungeon.spell.chain-lightning.text': null
  'dungeon.item.wizard': null
  'dungeon.item.bribes': null
  'dungeon.item.training': null
  'dungeon.item.end-zone': null
  'dungeon.item.first-turn': null
  'dungeon.college.fire.name': null
  'dungeon.college.fire.text': null
  'dungeon.college.shadow.name': null
  'dungeon.college.shadow.text': null
  'dungeon.college.metal.name': null
  'dungeon.college.metal.text': null
  'dungeon.college.light.name': null
  'dungeon.college.light.text': null
  'dungeon.college.death.name': null
  'dungeon.college.death.text': null
  'dungeon.college.life.name': null
  'dungeon.college.life.text': null
  'dungeon.college.beasts.name': null
  'dungeon.college.beasts.text': null
  'dungeon.college.heavens.name': null
  'dungeon.college.heavens.text': null
  'dungeon.dungeon.crossroads': null
  'dungeon.dungeon.cellar': null
  'dungeon.dungeon.ossuary-yard': null
  'dungeon.dungeon.idol-steps': null
  'dungeon.dungeon.treasury': null
  'dungeon.dungeon.crypt-walk': null
  'dungeon.dungeon.winding-crypt': null
  'dungeon.dungeon.deep-shaft': null
  'dungeon.rerolls': { count: number }
  'dungeon.casualties': { count: Value }
  'dungeon.status': { turn: Value; limit: Value }
  'dungeon.status-open': { turn: Value }
  'dungeon.status-setup': null
  'dungeon.status-chests': { count: number }
  'dungeon.options.teams': null
  'dungeon.options.team': { n: Value }
  'dungeon.options.count': null
  'dungeon.options.position': null
  'dungeon.options.skills': null
  'dungeon.options.dungeon': null
  'dungeon.options.random': { seed: Value }
  'dungeon.options.another': null
  'dungeon.options.turn-limit': null
  'dungeon.options.turns': { count: Value }
  'dungeon.options.no-limit': null
  'dungeon.result.touchdowns': null
  'dungeon.result.blocks': null
  'dungeon.result.casualties-caused': null
  'dungeon.result.completions': null
  'dungeon.result.interceptions': null
  'dungeon.result.deflections': null
  'dungeon.result.fouls': null
  'dungeon.result.turnovers': null
  'dungeon.result.dodges': null
  'dungeon.result.casualties-suffered': null
  'dungeon.result.tests': null
  'dungeon.result.tests-passed': null
  'dungeon.result.re-rolls-left': null
  'dungeon.position.player': null
  'dungeon.position.dwarf-runner': null
  'dungeon.position.dwarf-blitzer': null
  'dungeon.position.troll-slayer': null
  'dungeon.position.ogre-blocker': null
  'dungeon.position.ogre-runt-punter': null
  'dungeon.position.dwarf-blocker-lineman': null
  'dungeon.position.bloodborn-marauder-lineman': null
  'dungeon.position.gnoblar-lineman': null
  'dungeon.position.dark-elf-runner': null
  'dungeon.position.gutter-runner': null
  'dungeon.position.dark-elf-blitzer': null
  'dungeon.position.skaven-blitzer': null
  'dungeon.position.skaven-thrower': null
  'dungeon.position.witch-elf': null
  'dungeon.position.assassin': null
  'dungeon.position.dark-elf-lineman': null
  'dungeon.position.goblin-lineman': null
  'dungeon.position.skaven-lineman': null
  'dungeon.position.orc-blitzer': null
  'dungeon.position.human-blitzer': null
  'dungeon.position.orc-thrower': null
  'dungeon.position.black-orc': null
  'dungeon.position.bodyguard': null
  'dungeon.position.big-un-blocker': null
  'dungeon.position.bloodseeker': null
  'dungeon.position.goblin-bruiser-lineman': null
  'dungeon.position.human-lineman': null
  'dungeon.position.orc-lineman': null
  'dungeon.position.elven-union-catcher': null
  'dungeon.position.human-catcher': null
  'dungeon.position.elven-union-blitzer': null
  'dungeon.position.elven-union-thrower': null
  'dungeon.position.imperial-thrower': null
  'dungeon.position.elven-union-lineman': null
  'dungeon.position.imperial-retainer-lineman': null
  'dungeon.position.wraith': null
  'dungeon.position.wight-blitzer': null
  'dungeon.position.flesh-golem': null
  'dungeon.position.mummy': null
  'dungeon.position.skeleton-lineman': null
  'dungeon.position.zombie-lineman': null
  'dungeon.position.ghoul-runner': null
  'dungeon.position.wardancer': null
  'dungeon.position.halfling-hefty': null
  'dungeon.position.bloater': null
  'dungeon.position.treeman': null
  'dungeon.position.trained-troll': null
  'dungeon.position.rotspawn': null
  'dungeon.position.halfling-hopeful-lineman': null
  'dungeon.position.snotling-lineman': null
  'dungeon.position.rotter-lineman': null
  'dungeon.position.wood-elf-lineman': null
  'dungeon.position.stilty-runna': null
  'dungeon.position.halfling-catcher': null
  'dungeon.position.wood-elf-catcher': null
  'dungeon.position.wood-elf-thrower': null
  'dungeon.position.fungus-flinga': null
  'dungeon.position.fun-hoppa': null
  'dungeon.position.pestigor': null
  'dungeon.position.khorngor': null
  'dungeon.position.chaos-chosen-blocker': null
  'dungeon.position.ulfwerener': null
  'dungeon.position.minotaur': null
  'dungeon.position.kroxigor': null
  'dungeon.position.bloodspawn': null
  'dungeon.position.rat-ogre': null
  'dungeon.position.yhetee': null
  'dungeon.position.beastmen-runner-lineman': null
  'dungeon.position.werewolf': null
  'dungeon.position.beer-boar': null
  'dungeon.position.noble-blitzer': null
  'dungeon.position.norse-berserker': null
  'dungeon.position.saurus-blocker': null
  'dungeon.position.human-thrower': null
  'dungeon.position.skink-runner-lineman': null
  'dungeon.position.norse-raider-lineman': null
  'dungeon.position.chameleon-skink': null
  'dungeon.position.valkyrie': null
  'dungeon.skill.catch.name': null
  'dungeon.skill.catch.text': null
  'dungeon.skill.diving-catch.name': null
  'dungeon.skill.diving-catch.text': null
  'dungeon.skill.diving-tackle.name': null
  'dungeon.skill.diving-tackle.text': null
  'dungeon.skill.dodge.name': null
  'dungeon.skill.dodge.text': null
  'dungeon.skill.defensive.name': null
  'dungeon.skill.defensive.text': null
  'dungeon.skill.jump-up.name': null
  'dungeon.skill.jump-up.text': null
  'dungeon.skill.leap.name': null
  'dungeon.skill.leap.text': null
  'dungeon.skill.safe-pair-of-hands.name': null
  'dungeon.skill.safe-pair-of-hands.text': null
  'dungeon.skill.side-step.name': null
  'dungeon.skill.side-step.text': null
  'dungeon.skill.sneaky-git.name': null
  'dungeon.skill.sneaky-git.text': null
  'dungeon.skill.sprint.name': null
  'dungeon.skill.sprint.text': null
  'dungeon.skill.sure-feet.name': null
  'dungeon.skill.sure-feet.text': null
  'dungeon.skill.block.name': null
  'dungeon.skill.block.text': null
  'dungeon.skill.dauntless.name': null
  'dungeon.skill.dauntless.text': null
  'dungeon.skill.dirty-player.name': null
  'dungeon.skill.dirty-player.text': null
  'dungeon.skill.fend.name': null
  'dungeon.skill.fend.text': null
  'dungeon.skill.frenzy.name': null
  'dungeon.skill.frenzy.text': null
  'dungeon.skill.portal-navigator.name': null
  'dungeon.skill.portal-navigator.text': null
  'dungeon.skill.pro.name': null
  'dungeon.skill.pro.text': null
  'dungeon.skill.shadowing.name': null
  'dungeon.skill.shadowing.text': null
  'dungeon.skill.strip-ball.name': null
  'dungeon.skill.strip-ball.text': null
  'dungeon.skill.sure-hands.name': null
  'dungeon.skill.sure-hands.text': null
  'dungeon.skill.tackle.name': null
  'dungeon.skill.tackle.text': null
  'dungeon.skill.wrestle.name': null
  'dungeon.skill.wrestle.text': null
  'dungeon.skill.big-hand.name': null
  'dungeon.skill.big-hand.text': null
  'dungeon.skill.claws.name': null
  'dungeon.skill.claws.text': null
  'dungeon.skill.disturbing-presence.name': null
  'dungeon.skill.disturbing-presence.text': null
  'dungeon.skill.extra-arms.name': null
  'dungeon.skill.extra-arms.text': null
  'dungeon.skill.foul-appearance.name': null
  'dungeon.skill.foul-appearance.text': null
  'dungeon.skill.horns.name': null
  'dungeon.skill.horns.text': null
  'dungeon.skill.iron-hard-skin.name': null
  'dungeon.skill.iron-hard-skin.text': null
  'dungeon.skill.monstrous-mouth.name': null
  'dungeon.skill.monstrous-mouth.text': null
  'dungeon.skill.prehensile-tail.name': null
  'dungeon.skill.prehensile-tail.text': null
  'dungeon.skill.tentacles.name': null
  'dungeon.skill.tentacles.text': null
  'dungeon.skill.two-heads.name': null
  'dungeon.skill.two-heads.text': null
  'dungeon.skill.very-long-legs.name': null
  'dungeon.skill.very-long-legs.text': null
  'dungeon.skill.accurate.name': null
  'dungeon.skill.accurate.text': null
  'dungeon.skill.dump-off.name': null
  'dungeon.skill.dump-off.text': null
  'dungeon.skill.fumblerooskie.name': null
  'dungeon.skill.fumblerooskie.text': null
  'dungeon.skill.give-and-go.name': null
  'dungeon.skill.give-and-go.text': null
  'dungeon.skill.leader.name': null
  'dungeon.skill.leader.text': null
  'dungeon.skill.nerves-of-steel.name': null
  'dungeon.skill.nerves-of-steel.text': null
  'dungeon.skill.on-the-ball.name': null
  'dungeon.skill.on-the-ball.text': null
  'dungeon.skill.pass.name': null
  'dungeon.skill.pass.text': null
  'dungeon.skill.portal-passer.name': null
  'dungeon.skill.portal-passer.text': null
  'dungeon.skill.running-pass.name': null
  'dungeon.skill.running-pass.text': null
  'dungeon.skill.safe-pass.name': null
  'dungeon.skill.safe-pass.text': null
  'dungeon.skill.wall-thrower.name': null
  'dungeon.skill.wall-thrower.text': null
  'dungeon.skill.arm-bar.name': null
  'dungeon.skill.arm-bar.text': null
  'dungeon.skill.brawler.name': null
  'dungeon.skill.brawler.text': null
  'dungeon.skill.break-tackle.name': null
  'dungeon.skill.break-tackle.text': null
  'dungeon.skill.grab.name': null
  'dungeon.skill.grab.text': null
  'dungeon.skill.guard.name': null
  'dungeon.skill.guard.text': null
  'dungeon.skill.juggernaut.name': null
  'dungeon.skill.juggernaut.text': null
  'dungeon.skill.mighty-blow.name': null
  'dungeon.skill.mighty-blow.text': null
  'dungeon.skill.multiple-block.name': null
  'dungeon.skill.multiple-block.text': null
  'dungeon.skill.pile-driver.name': null
  'dungeon.skill.pile-driver.text': null
  'dungeon.skill.stand-firm.name': null
  'dungeon.skill.stand-firm.text': null
  'dungeon.skill.strong-arm.name': null
  'dungeon.skill.strong-arm.text': null
  'dungeon.skill.thick-skull.name': null
  'dungeon.skill.thick-skull.text': null
  'dungeon.skill.always-hungry.name': null
  'dungeon.skill.always-hungry.text': null
  'dungeon.skill.animal-savagery.name': null
  'dungeon.skill.animal-savagery.text': null
  'dungeon.skill.animosity.name': null
  'dungeon.skill.animosity.text': null
  'dungeon.skill.bombardier.name': null
  'dungeon.skill.bombardier.text': null
  'dungeon.skill.bone-head.name': null
  'dungeon.skill.bone-head.text': null
  'dungeon.skill.decay.name': null
  'dungeon.skill.decay.text': null
  'dungeon.skill.drunkard.name': null
  'dungeon.skill.drunkard.text': null
  'dungeon.skill.hypnotic-gaze.name': null
  'dungeon.skill.hypnotic-gaze.text': null
  'dungeon.skill.kick-team-mate.name': null
  'dungeon.skill.kick-team-mate.text': null
  'dungeon.skill.loner-3.name': null
  'dungeon.skill.loner-3.text': null
  'dungeon.skill.loner-4.name': null
  'dungeon.skill.loner-4.text': null
  'dungeon.skill.no-hands.name': null
  'dungeon.skill.no-hands.text': null
  'dungeon.skill.pick-me-up.name': null
  'dungeon.skill.pick-me-up.text': null
  'dungeon.skill.plague-ridden.name': null
  'dungeon.skill.plague-ridden.text': null
  'dungeon.skill.pogo-stick.name': null
  'dungeon.skill.pogo-stick.text': null
  'dungeon.skill.projectile-vomit.name': null
  'dungeon.skill.projectile-vomit.text': null
  'dungeon.skill.really-stupid.name': null
  'dungeon.skill.really-stupid.text': null
  'dungeon.skill.regeneration.name': null
  'dungeon.skill.regeneration.text': null
  'dungeon.skill.right-stuff.name': null
  'dungeon.skill.right-stuff.text': null
  'dungeon.skill.stab.name': null
  'dungeon.skill.stab.text': null
  'dungeon.skill.stunty.name': null
  'dungeon.skill.stunty.text': null
  'dungeon.skill.take-root.name': null
  'dungeon.skill.take-root.text': null
  'dungeon.skill.throw-team-mate.name': null
  'dungeon.skill.throw-team-mate.text': null
  'dungeon.skill.timmm-ber.name': null
  'dungeon.skill.timmm-ber.text': null
  'dungeon.skill.titchy.name': null
  'dungeon.skill.titchy.text': null
  'dungeon.skill.unchannelled-fury.name': null
  'dungeon.skill.unchannelled-fury.text': null
  'dungeon.armour-broken': null
  'dungeon.armour-holds': null
  'dungeon.team-n': { n: Value }
  'dungeon.standing.follow-up': null
  'dungeon.standing.use-skill': { skill: Value }
  'dungeon.standing.harm-bonus': null
  'dungeon.standing.argue': null
  'dungeon.standing.interfere': null
  'dungeon.standing.try-catch': null
  'dungeon.standing.re-roll': null
  'dungeon.standing.block-re-roll': null
  'lessons.title': null
  'lessons.intro': null
  'lessons.back': null
  'lessons.goal': null
  'lessons.hint': null
  'lessons.next-hint': null
  'lessons.retry': null
  'lessons.leave': null
  'lessons.progress': { done: number; count: number }
  'lessons.state.done': null
  'lessons.passed': null
  'lessons.failed': null
  'lessons.failed-text': null
  'lessons.next': null
  'lessons.again': null
  'lessons.stay': null
  'lessons.rules': null
  'lessons.none.title': null
  'lessons.none.text': null
  'lessons.broken': null
  'lessons.file.title': null
  'lessons.file.text': null
  'lessons.file.pick': null
  'lessons.variant.missed': null
  'lessons.variant.fumble': null
  'lessons.blitz-bowl.hold-the-ground.title': null
  'lessons.blitz-bowl.hold-the-ground.goal': null
  'lessons.blitz-bowl.hold-the-ground.done': null
  'lessons.blitz-bowl.hold-the-ground.hint-1': null
  'lessons.blitz-bowl.hold-the-ground.hint-2': null
  'lessons.blitz-bowl.get-close.title': null
  'lessons.blitz-bowl.get-close.goal': null
  'lessons.blitz-bowl.get-close.done': null
  'lessons.blitz-bowl.get-close.hint-1': null
  'lessons.blitz-bowl.first-block.title': null
  'lessons.blitz-bowl.first-block.goal': null
  'lessons.blitz-bowl.first-block.done': null
  'lessons.blitz-bowl.first-block.hint-1': null
  'lessons.blitz-bowl.first-block.hint-2': null
  'lessons.blitz-bowl.down-he-goes.title': null
  'lessons.blitz-bowl.down-he-goes.goal': null
  'lessons.blitz-bowl.down-he-goes.done': null
  'lessons.blitz-bowl.down-he-goes.hint-1': null
  'lessons.blitz-bowl.find-the-range.title': null
  'lessons.blitz-bowl.find-the-range.goal': null
  'lessons.blitz-bowl.find-the-range.done': null
  'lessons.blitz-bowl.find-the-range.hint-1': null
  'lessons.blitz-bowl.find-the-range.hint-2': null
  'lessons.blitz-bowl.let-it-fly.title': null
  'lessons.blitz-bowl.let-it-fly.goal': null
  'lessons.blitz-bowl.let-it-fly.done': null
  'lessons.blitz-bowl.let-it-fly.hint-1': null
  'lessons.blitz-bowl.touchdown.title': null
  'lessons.blitz-bowl.touchdown.goal': null
  'lessons.blitz-bowl.touchdown.done': null
  'lessons.blitz-bowl.touchdown.hint-1': null
  'lessons.blitz-bowl.touchdown.hint-2': null
  'lessons.dungeon-bowl.slip-away.title': null
  'lessons.dungeon-bowl.slip-away.goal': null
  'lessons.dungeon-bowl.slip-away.done': null
  'lessons.dungeon-bowl.slip-away.hint-1': null
  'lessons.dungeon-bowl.slip-away.hint-2': null
  'lessons.dungeon-bowl.slip-away.hint-3': null
  'lessons.dungeon-bowl.hard-walls.title': null
  'lessons.dungeon-bowl.hard-walls.goal': null
  'lessons.dungeon-bowl.hard-walls.done': null
  'lessons.dungeon-bowl.hard-walls.hint-1': null
  'lessons.dungeon-bowl.hard-walls.hint-2': null
  'lessons.dungeon-bowl.hard-walls.hint-3': null
  'lessons.dungeon-bowl.treasure.title': null
  'lessons.dungeon-bowl.treasure.goal': null
  'lessons.dungeon-bowl.treasure.done': null
  'lessons.dungeon-bowl.treasure.hint-1': null
  'lessons.dungeon-bowl.treasure.hint-2': null
  'lessons.dungeon-bowl.treasure.hint-3': null
  'lessons.dungeon-bowl.long-arm.title': null
  'lessons.dungeon-bowl.long-arm.goal': null
  'lessons.dungeon-bowl.long-arm.done': null
  'lessons.dungeon-bowl.long-arm.hint-1': null
  'lessons.dungeon-bowl.long-arm.hint-2': null
  'lessons.dungeon-bowl.one-is-enough.title': null
  'lessons.dungeon-bowl.one-is-enough.goal': null
  'lessons.dungeon-bowl.one-is-enough.done': null
  'lessons.dungeon-bowl.one-is-enough.hint-1': null
  'lessons.dungeon-bowl.one-is-enough.hint-2': null
  'lessons.skirmish.within-call.title': null
  'lessons.skirmish.within-call.goal': null
  'lessons.skirmish.within-call.done': null
  'lessons.skirmish.within-call.hint-1': null
  'lessons.skirmish.within-call.hint-2': null
  'lessons.skirmish.within-call.hint-3': null
  'lessons.skirmish.both-sides.title': null
  'lessons.skirmish.both-sides.goal': null
  'lessons.skirmish.both-sides.done': null
  'lessons.skirmish.both-sides.hint-1': null
  'lessons.skirmish.clear-shot.title': null
  'lessons.skirmish.clear-shot.goal': null
  'lessons.skirmish.clear-shot.done': null
  'lessons.skirmish.clear-shot.hint-1': null
  'lessons.skirmish.clear-shot.hint-2': null
  'lessons.skirmish.nerves.title': null
  'lessons.skirmish.nerves.goal': null
  'lessons.skirmish.nerves.done': null
  'lessons.skirmish.nerves.hint-1': null
  'lessons.skirmish.nerves.hint-2': null
  'lessons.skirmish.mending.title': null
  'lessons.skirmish.mending.goal': null
  'lessons.skirmish.mending.done': null
  'lessons.skirmish.mending.hint-1': null
  'lessons.skirmish.mending.hint-2': null
  'match.asked': { name: Value }
  'match.thinking': { name: Value }
  'match.board': null
  'match.square': { x: Value; y: Value }
  'match.reachable': null
  'match.can-target': null
  'match.score': { points: number }
  'match.bench-of': { name: Value }
  'match.actions': null
  'match.undo': null
  'match.undo-no': null
  'match.end-turn': null
  'match.zones': null
  'match.fit': null
  'match.zoom-in': null
  'match.zoom-out': null
  'match.map': null
  'match.help': null
  'match.log': null
  'match.log-empty': null
  'match.piece': null
  'match.none-selected': null
  'match.select-ready': { key: Value }
  'match.aim': null
  'match.way': null
  'match.way-step': { n: Value }
  'match.way-all': null
  'match.way-reroll': null
  'match.way-reaction': null
  'match.way-confirm': null
  'match.which-here': null
  'match.cancel': null
  'match.more': null
  'match.needs': { target: Value }
  'match.modifiers': { list: Value }
  'match.passed': null
  'match.failed': null
  'match.rerolled': { by: Value }
  'match.hand-over.title': { name: Value }
  'match.hand-over.text': { name: Value }
  'match.hand-over.ready': { name: Value }
  'match.end-sure.title': null
  'match.end-sure.text': { count: number }
  'match.end-sure.yes': null
  'match.end-sure.no': null
  'match.dice.title': null
  'match.dice.text': { what: Value; dice: Value }
  'match.dice.die': { die: Value; n: Value }
  'match.dice.enter': null
  'match.dice.roll-for-me': null
  'match.over.title': null
  'match.over.winner': { name: Value }
  'match.over.draw': null
  'match.over.home': null
  'match.over.again': null
  'match.over.board': null
  'match.over.statistics': null
  'match.over.luck': null
  'match.over.luck-text': null
  'match.over.luck-rolls': { passed: Value; rolls: Value; expected: Value }
  'match.over.course': null
  'match.over.replay': null
  'match.over.turning': null
  'match.over.turning-text': null
  'match.over.for': { name: Value }
  'match.over.working': null
  'match.line-up.all': null
  'match.line-up.save': null
  'match.line-up.use': { name: Value }
  'match.line-up.name': { n: Value }
  'match.line-up.forget': { name: Value }
  'match.line-up.kept': { name: Value }
  'match.help-title': null
  'match.help-mouse': null
  'match.computer.random': null
  'match.computer.rookie': null
  'match.computer.veteran': null
  'match.person': null
  'match.odds': null
  'match.roll-tray': null
  'match.piece-acts': { name: Value }
  'match.piece-aims': { name: Value; action: Value }
  'match.succeeds': { chance: Value }
  'match.bench': { count: number }
  'match.save-replay': null
  'match.note': null
  'match.note-hint': null
  'match.mark-all': { name: Value }
  'match.bench-short': null
  'match.tap-ready': null
  'match.rules-english': null
  'match.search': null
  'match.search-none': null
  'match.search-rules': null
  'match.clock': null
  'match.answered': { question: Value; answer: Value }
  'match.ask-again': null
  'match.asks-again': null
  'reference.title': null
  'reference.intro': null
  'reference.search': null
  'reference.placeholder': null
  'reference.count': { count: number }
  'reference.more': null
  'reference.all-games': null
  'reference.all-kinds': null
  'reference.game': null
  'reference.kind': null
  'reference.english': null
  'reference.ruling': null
  'reference.section': null
  'reference.related': null
  'reference.named-in': null
  'reference.back': null
  'reference.none.title': null
  'reference.none.text': { id: Value }
  'reference.kinds.rule': null
  'reference.kinds.ruling': null
  'reference.kinds.skill': null
  'reference.kinds.card': null
  'reference.kinds.spell': null
  'reference.kinds.creature': null
  'reference.kinds.college': null
  'reference.kinds.team': null
  'reference.kinds.room': null
  'reference.kinds.state': null
  'reference.kind-one.rule': null
  'reference.kind-one.skill': null
  'reference.kind-one.card': null
  'reference.kind-one.spell': null
  'reference.kind-one.creature': null
  'reference.kind-one.college': null
  'reference.kind-one.team': null
  'reference.kind-one.room': null
  'reference.kind-one.state': null
  'reference.position': null
  'reference.limit': null
  'reference.cost': null
  'reference.primary': null
  'reference.secondary': null
  'reference.skills': null
  'reference.wizard': null
  'reference.reserves': null
  'reference.compulsory': null
  'reference.categories.agility': null
  'reference.categories.general': null
  'reference.categories.mutation': null
  'reference.categories.passing': null
  'reference.categories.strength': null
  'reference.categories.trait': null
  'reference.cards.challenge': null
  'reference.cards.play': null
  'reference.cards.event': null
  'reference.cards.ball': null
  'reference.sections.bz-gen': null
  'reference.sections.bz-status': null
  'reference.sections.bz-setup': null
  'reference.sections.bz-turn': null
  'reference.sections.bz-run': null
  'reference.sections.bz-mark': null
  'reference.sections.bz-throw': null
  'reference.sections.bz-scat': null
  'reference.sections.bz-block': null
  'reference.sections.bz-side': null
  'reference.sections.bz-stand': null
  'reference.sections.bz-res': null
  'reference.sections.bz-td': null
  'reference.sections.bz-ball': null
  'reference.sections.bz-card': null
  'reference.sections.bz-bonus': null
  'reference.sections.bz-win': null
  'reference.sections.bz-adv': null
  'reference.sections.bz-foul': null
  'reference.sections.bz-ttm': null
  'reference.sections.bz-arena': null
  'reference.sections.bz-sball': null
  'reference.sections.bz-team': null
  'reference.sections.db-gen': null
  'reference.sections.db-dice': null
  'reference.sections.db-rr': null
  'reference.sections.db-to': null
  'reference.sections.db-los': null
  'reference.sections.db-ball': null
  'reference.sections.db-stat': null
  'reference.sections.db-prof': null
  'reference.sections.db-setup': null
  'reference.sections.db-pre': null
  'reference.sections.db-room': null
  'reference.sections.db-chest': null
  'reference.sections.db-port': null
  'reference.sections.db-turn': null
  'reference.sections.db-move': null
  'reference.sections.db-pass': null
  'reference.sections.db-intf': null
  'reference.sections.db-catch': null
  'reference.sections.db-wall': null
  'reference.sections.db-hand': null
  'reference.sections.db-ttm': null
  'reference.sections.db-blk': null
  'reference.sections.db-push': null
  'reference.sections.db-blitz': null
  'reference.sections.db-arm': null
  'reference.sections.db-spg': null
  'reference.sections.db-foul': null
  'reference.sections.db-td': null
  'reference.sections.db-time': null
  'reference.sections.db-team': null
  'reference.sections.db-post': null
  'reference.sections.db-adv': null
  'reference.sections.db-lg': null
  'reference.sections.db-off': null
  'reference.sections.db-exh': null
  'reference.sections.db-multi': null
  'reference.sections.db-ind': null
  'reference.sections.db-wiz': null
  'reference.sections.db-sku': null
  'reference.sections.db-skill': null
  'reference.sections.db-trait': null
  'reference.sections.db-rost': null
  'reference.sections.db-faq': null
  'reference.sections.bb-gen': null
  'reference.sections.bb-rr': null
  'reference.sections.bb-to': null
  'reference.sections.sk-card': null
  'reference.sections.sk-build': null
  'reference.sections.sk-setup': null
  'reference.sections.sk-round': null
  'reference.sections.sk-init': null
  'reference.sections.sk-act': null
  'reference.sections.sk-cmd': null
  'reference.sections.sk-ceff': null
  'reference.sections.sk-move': null
  'reference.sections.sk-terr': null
  'reference.sections.sk-los': null
  'reference.sections.sk-threat': null
  'reference.sections.sk-aoo': null
  'reference.sections.sk-melee': null
  'reference.sections.sk-flank': null
  'reference.sections.sk-charge': null
  'reference.sections.sk-ranged': null
  'reference.sections.sk-cover': null
  'reference.sections.sk-mod': null
  'reference.sections.sk-save': null
  'reference.sections.sk-morale': null
  'reference.sections.sk-rout': null
  'reference.sections.sk-spell': null
  'reference.sections.sk-abil': null
  'reference.sections.sk-ab': null
  'reference.sections.sk-cond': null
  'reference.sections.sk-key': null
  'reference.sections.sk-type': null
  'reference.sections.sk-scen': null
  'reference.sections.sk-multi': null
  'reference.points': null
  'replay.checking': null
  'replay.broken': null
  'replay.none.title': null
  'replay.none.text': null
  'replay.no-seed': null
  'replay.not-ours': null
  'replay.other-game': { game: Value }
  'replay.other-version': { theirs: Value; ours: Value }
  'replay.changed': { step: Value; reason: Value }
  'replay.bad-options': { reason: Value }
  'replay.play': null
  'replay.pause': null
  'replay.forward': null
  'replay.back': null
  'replay.first': null
  'replay.last': null
  'replay.turn-on': null
  'replay.turn-back': null
  'replay.next-score': null
  'replay.next-turnover': null
  'replay.scrub': null
  'replay.step': { at: Value; length: Value }
  'replay.jump': null
  'replay.mark.turn': null
  'replay.mark.score': null
  'replay.mark.turnover': null
  'replay.speed': null
  'replay.copy': null
  'replay.copied': null
  'replay.save': null
  'replay.keys': null
  'replay.seen-by': null
  'replay.spectator': null
  'replay.next': { name: Value; choice: Value }
  'replay.drop.here': null
  'replay.drop.refused': { name: Value }
  'replay.drop.kept': null
  'replay.drop.close': null
  'replay.drop.too-large': { size: number; most: number }
  'replay.drop.empty': null
  'replay.drop.not-text': { reason: Value }
  'replay.drop.not-ours': null
  'replay.copy-title': null
  'skirmish.warband-n': { n: Value }
  'skirmish.hp-of': { hp: Value; most: Value }
  'skirmish.power-points': { n: number }
  'skirmish.creatures-left': { left: Value; all: Value }
  'skirmish.status': { round: Value; limit: Value }
  'skirmish.status-open': { round: Value }
  'skirmish.status-setup': null
  'skirmish.needs-ac': { target: Value }
  'skirmish.needs-low': { target: Value }
  'skirmish.stat.level.name': null
  'skirmish.stat.level.text': null
  'skirmish.stat.speed.name': null
  'skirmish.stat.speed.text': null
  'skirmish.stat.ac.name': null
  'skirmish.stat.ac.text': null
  'skirmish.stat.hp.name': null
  'skirmish.stat.hp.text': null
  'skirmish.stat.commander.name': null
  'skirmish.stat.commander.text': null
  'skirmish.stat.cost.name': null
  'skirmish.stat.cost.text': null
  'skirmish.stat-name.attack': null
  'skirmish.stat-name.melee-attack': null
  'skirmish.stat-name.ranged-attack': null
  'skirmish.stat-name.ac': null
  'skirmish.stat-name.save': null
  'skirmish.stat-name.morale-save': null
  'skirmish.stat-name.melee-damage': null
  'skirmish.stat-name.speed': null
  'skirmish.card.type': null
  'skirmish.card.melee': null
  'skirmish.card.ranged': null
  'skirmish.card.commander': null
  'skirmish.card.pool': { n: Value }
  'skirmish.card.pool-text': null
  'skirmish.card.short': { level: Value; ac: Value; hp: Value }
  'skirmish.damage.weapon': { n: Value }
  'skirmish.damage.acid': { n: Value }
  'skirmish.damage.cold': { n: Value }
  'skirmish.damage.electricity': { n: Value }
  'skirmish.damage.fire': { n: Value }
  'skirmish.damage.sonic': { n: Value }
  'skirmish.damage.magic': { n: Value }
  'skirmish.damage.negative': { n: Value }
  'skirmish.damage.positive': { n: Value }
  'skirmish.energy.acid': null
  'skirmish.energy.cold': null
  'skirmish.energy.electricity': null
  'skirmish.energy.fire': null
  'skirmish.energy.sonic': null
  'skirmish.immunity.critical-hits': null
  'skirmish.immunity.flanking': null
  'skirmish.immunity.gaze-attack': null
  'skirmish.immunity.incite': null
  'skirmish.immunity.level-drain': null
  'skirmish.immunity.sneak-attack': null
  'skirmish.condition.sleep': null
  'skirmish.condition.paralysis': null
  'skirmish.condition.stun': null
  'skirmish.condition.confusion': null
  'skirmish.condition.entangle': null
  'skirmish.condition.frightened': null
  'skirmish.condition.dominate': null
  'skirmish.condition.poison': null
  'skirmish.condition.level-drain': null
  'skirmish.condition-text.sleep': null
  'skirmish.condition-text.paralysis': null
  'skirmish.condition-text.stun': null
  'skirmish.condition-text.confusion': null
  'skirmish.condition-text.entangle': null
  'skirmish.condition-text.frightened': null
  'skirmish.condition-text.dominate': null
  'skirmish.condition-text.poison': null
  'skirmish.condition-text.level-drain': null
  'skirmish.state.phased-out.name': null
  'skirmish.state.phased-out.text': null
  'skirmish.state.routing.name': null
  'skirmish.state.routing.text': null
  'skirmish.state.stunned.name': null
  'skirmish.state.stunned.text': null
  'skirmish.state.asleep.name': null
  'skirmish.state.asleep.text': null
  'skirmish.state.paralyzed.name': null
  'skirmish.state.paralyzed.text': null
  'skirmish.state.entangled.name': null
  'skirmish.state.entangled.text': null
  'skirmish.state.frightened.name': null
  'skirmish.state.frightened.text': null
  'skirmish.state.confused.name': null
  'skirmish.state.confused.text': null
  'skirmish.state.dominated.name': null
  'skirmish.state.dominated.text': null
  'skirmish.state.skips-turn.name': null
  'skirmish.state.skips-turn.text': null
  'skirmish.state.incited.name': null
  'skirmish.state.incited.text': null
  'skirmish.state.inhibited.name': null
  'skirmish.state.inhibited.text': null
  'skirmish.state.summoned.name': null
  'skirmish.state.summoned.text': null
  'skirmish.state.level-drained.name': null
  'skirmish.state.level-drained.text': null
  'skirmish.state.veiled.name': null
  'skirmish.state.veiled.text': null
  'skirmish.state.poisoned.name': null
  'skirmish.state.poisoned.text': null
  'skirmish.state.commanded.name': null
  'skirmish.state.commanded.text': null
  'skirmish.state.out-of-command.name': null
  'skirmish.state.out-of-command.text': null
  'skirmish.state.activated.name': null
  'skirmish.state.activated.text': null
  'skirmish.state.eliminated.name': null
  'skirmish.state.eliminated.text': null
  'skirmish.state.waiting.name': null
  'skirmish.state.waiting.text': null
  'skirmish.terrain.floor.name': null
  'skirmish.terrain.wall.name': null
  'skirmish.terrain.difficult-terrain.name': null
  'skirmish.terrain.statue.name': null
  'skirmish.terrain.stone-spikes.name': null
  'skirmish.terrain.blood-rock.name': null
  'skirmish.terrain.sacred-circle.name': null
  'skirmish.terrain.exit.name': null
  'skirmish.terrain.pit.name': null
  'skirmish.terrain.force.name': null
  'skirmish.tile.A1': null
  'skirmish.tile.A2': null
  'skirmish.tile.A3': null
  'skirmish.tile.A4': null
  'skirmish.tile.G01': null
  'skirmish.tile.G02': null
  'skirmish.tile.G03': null
  'skirmish.tile.G04': null
  'skirmish.tile.G05': null
  'skirmish.tile.G06': null
  'skirmish.tile.G07': null
  'skirmish.tile.G08': null
  'skirmish.tile.G09': null
  'skirmish.tile.G10': null
  'skirmish.tile.G11': null
  'skirmish.tile.G12': null
  'skirmish.tile.G13': null
  'skirmish.tile.G14': null
  'skirmish.faction.LG': null
  'skirmish.faction.CG': null
  'skirmish.faction.LE': null
  'skirmish.faction.CE': null
  'skirmish.size.tiny': null
  'skirmish.size.small': null
  'skirmish.size.medium': null
  'skirmish.size.large': null
  'skirmish.size.huge': null
  'skirmish.type.aberration': null
  'skirmish.type.animal': null
  'skirmish.type.construct': null
  'skirmish.type.dragon': null
  'skirmish.type.elemental': null
  'skirmish.type.fey': null
  'skirmish.type.giant': null
  'skirmish.type.humanoid': null
  'skirmish.type.magical-beast': null
  'skirmish.type.monstrous-humanoid': null
  'skirmish.type.ooze': null
  'skirmish.type.outsider': null
  'skirmish.type.plant': null
  'skirmish.type.undead': null
  'skirmish.type.vermin': null
  'skirmish.species.orc': null
  'skirmish.species.gnoll': null
  'skirmish.species.goblinoid': null
  'skirmish.species.human': null
  'skirmish.species.elf': null
  'skirmish.species.dwarf': null
  'skirmish.species.gnome': null
  'skirmish.species.halfling': null
  'skirmish.species.kobold': null
  'skirmish.species.living-construct': null
  'skirmish.species.wild': null
  'skirmish.species.good': null
  'skirmish.species.evil': null
  'skirmish.commander.followers': null
  'skirmish.commander.enemies': null
  'skirmish.commander.all': { whom: Value; gain: Value }
  'skirmish.commander.some': { whom: Value; who: Value; gain: Value }
  'skirmish.commander.tyrannical': { n: Value }
  'skirmish.commander.building': { what: Value }
  'skirmish.effect.range.self': null
  'skirmish.effect.range.touch': null
  'skirmish.effect.range.range-6': null
  'skirmish.effect.range.cone': null
  'skirmish.effect.range.line': null
  'skirmish.effect.range.sight': null
  'skirmish.effect.range.your-warband': null
  'skirmish.effect.range.any-warband': null
  'skirmish.effect.radius': { n: Value }
  'skirmish.effect.timing.replaces-move': null
  'skirmish.effect.timing.swift': null
  'skirmish.effect.timing.immediate': null
  'skirmish.effect.timing.melee-damage': null
  'skirmish.effect.each-activation': { damage: Value }
  'skirmish.effect.save-each-turn': null
  'skirmish.effect.destroys': null
  'skirmish.effect.push': { n: Value }
  'skirmish.effect.pull': { n: Value }
  'skirmish.effect.slide': { n: Value }
  'skirmish.effect.switch-creatures': null
  'skirmish.effect.switch-enemies': null
  'skirmish.effect.skip-turn': null
  'skirmish.effect.inhibit': null
  'skirmish.effect.incite': null
  'skirmish.effect.heal': { n: Value }
  'skirmish.effect.hp': { n: Value }
  'skirmish.effect.against-evil': null
  'skirmish.effect.until.end-of-turn': null
  'skirmish.effect.until.end-of-next-turn': null
  'skirmish.effect.until.one-attack': null
  'skirmish.effect.ignore-dr': null
  'skirmish.effect.magic-melee': null
  'skirmish.effect.invisible': null
  'skirmish.effect.removes': { list: Value }
  'skirmish.effect.summons': { n: Value; types: Value }
  'skirmish.effect.phase-out': null
  'skirmish.effect.reroll': null
  'skirmish.effect.force': { n: Value }
  'skirmish.effect.allies-only': null
  'skirmish.effect.enemies-only': null
  'skirmish.effect.living-only': null
  'skirmish.effect.wounded-only': null
  'skirmish.effect.max-level': { n: Value }
  'skirmish.effect.only': { type: Value }
  'skirmish.effect.ignore-resistance': null
  'skirmish.effect.dc': { n: Value }
  'skirmish.effect.revive': { n: Value }
  'skirmish.any-enemy': null
  'skirmish.question.activate': { left: number }
  'skirmish.question.act': { creature: Value; moved: Value; speed: Value }
  'skirmish.question.act-alone': { creature: Value; moved: Value; speed: Value }
  'skirmish.question.rush': { creature: Value; target: Value; moved: Value }
  'skirmish.question.flee': { creature: Value }
  'skirmish.question.flee-underground': { creature: Value }
  'skirmish.question.settle': { creature: Value }
  'skirmish.question.shove': { creature: Value; left: number }
  'skirmish.question.deploy': { creature: Value }
  'skirmish.question.pick-tile': null
  'skirmish.question.place-tile': { tile: Value }
  'skirmish.question.turn-assembly': null
  'skirmish.question.first-player': null
  'skirmish.question.commander-zero': null
  'skirmish.question.bond': { creature: Value }
  'skirmish.question.opportunity': { creature: Value }
  'skirmish.question.declare': { attacker: Value; target: Value }
  'skirmish.question.react': { attacker: Value; target: Value }
  'skirmish.question.reroll': { creature: Value; value: Value }
  'skirmish.question.catch-arrow': null
  'skirmish.question.spell-resistance': { target: Value; creature: Value }
  'skirmish.question.tyrannical-morale': { creature: Value }
  'skirmish.question.aim': { power: Value }
  'skirmish.question.force': null
  'skirmish.question.resolve-first': { power: Value }
  'skirmish.question.summon': null
  'skirmish.question.summon-place': null
  'skirmish.question.switch-partner': { creature: Value }
  'skirmish.question.switch-places': null
  'skirmish.question.hurl': { creature: Value; target: Value }
  'skirmish.question.choose-attack': null
  'skirmish.question.cleave': { creature: Value }
  'skirmish.question.death-strike': { creature: Value }
  'skirmish.question.drag': { creature: Value }
  'skirmish.question.trample': { creature: Value; target: Value }
  'skirmish.question.revive': null
  'skirmish.question.revive-place': null
  'skirmish.action.activate.name': null
  'skirmish.action.melee.name': null
  'skirmish.action.ranged.name': null
  'skirmish.action.charge.name': null
  'skirmish.action.charge.text': null
  'skirmish.action.rush.name': null
  'skirmish.action.rush.text': null
  'skirmish.action.step.name': null
  'skirmish.action.sidestep.name': null
  'skirmish.action.sidestep.text': null
  'skirmish.action.burrow.name': null
  'skirmish.action.burrow.text': null
  'skirmish.action.wake.name': null
  'skirmish.action.wake.text': null
  'skirmish.action.end-turn.name': null
  'skirmish.action.stop.name': null
  'skirmish.action.shift.name': null
  'skirmish.action.flee.name': null
  'skirmish.action.settle.name': null
  'skirmish.action.deploy.name': null
  'skirmish.action.place.name': null
  'skirmish.action.wall.name': null
  'skirmish.do.activate': { creature: Value }
  'skirmish.do.end': null
  'skirmish.do.step': { at: Value }
  'skirmish.do.sidestep': { at: Value }
  'skirmish.do.burrow': null
  'skirmish.do.melee': { target: Value; attack: Value }
  'skirmish.do.ranged': { target: Value; attack: Value }
  'skirmish.do.charge': { target: Value; at: Value }
  'skirmish.do.rush': { target: Value }
  'skirmish.do.rush-under': { target: Value }
  'skirmish.do.power-on': { power: Value; target: Value }
  'skirmish.do.wake': { target: Value }
  'skirmish.do.first': { seat: Value }
  'skirmish.do.lay': { tile: Value; degrees: Value }
  'skirmish.do.place': { at: Value }
  'skirmish.do.deploy': { creature: Value; at: Value }
  'skirmish.do.name': { creature: Value }
  'skirmish.do.stop': null
  'skirmish.do.stop-rush': null
  'skirmish.do.hurl': { attack: Value }
  'skirmish.do.go-on': null
  'skirmish.do.opportunity': { creature: Value; attack: Value }
  'skirmish.do.pass': null
  'skirmish.do.declare': { power: Value }
  'skirmish.do.roll-attack': null
  'skirmish.do.react': { power: Value }
  'skirmish.do.reroll': { creature: Value }
  'skirmish.do.catch': { creature: Value }
  'skirmish.do.decline': null
  'skirmish.do.decline-reroll': null
  'skirmish.do.use': null
  'skirmish.do.use-drag': null
  'skirmish.do.flee': { at: Value }
  'skirmish.do.settle': { at: Value }
  'skirmish.do.shift': { at: Value }
  'skirmish.do.pick': { creature: Value }
  'skirmish.do.attack': { target: Value; attack: Value }
  'skirmish.do.summon': { card: Value }
  'skirmish.do.swap': { at: Value; other: Value }
  'skirmish.do.wall': { from: Value; to: Value }
  'skirmish.do.aim': { names: Value }
  'skirmish.do.aim-nobody': null
  'skirmish.event.tile-placed': { tile: Value; at: Value }
  'skirmish.event.deployed': { team: Value }
  'skirmish.event.commander-zero': { creature: Value }
  'skirmish.event.first-player': { team: Value }
  'skirmish.event.first-player-set-up': { team: Value }
  'skirmish.event.round': { round: Value }
  'skirmish.event.activated': { creature: Value }
  'skirmish.event.activated-alone': { creature: Value }
  'skirmish.event.turn-lost.skips': { creature: Value }
  'skirmish.event.turn-lost.stunned': { creature: Value }
  'skirmish.event.turn-lost.helpless': { creature: Value }
  'skirmish.event.turn-lost.confused': { creature: Value }
  'skirmish.event.controlled': { creature: Value; team: Value }
  'skirmish.event.moved.move': { creature: Value; at: Value }
  'skirmish.event.moved.burrow': { creature: Value; at: Value }
  'skirmish.event.moved.rout': { creature: Value; at: Value }
  'skirmish.event.moved.shift': { creature: Value; at: Value }
  'skirmish.event.declared': { creature: Value; power: Value }
  'skirmish.event.attacked.melee-hit': { creature: Value; target: Value }
  'skirmish.event.attacked.melee-critical': { creature: Value; target: Value }
  'skirmish.event.attacked.melee-miss': { creature: Value; target: Value }
  'skirmish.event.attacked.ranged-hit': { creature: Value; target: Value }
  'skirmish.event.attacked.ranged-critical': { creature: Value; target: Value }
  'skirmish.event.attacked.ranged-miss': { creature: Value; target: Value }
  'skirmish.event.attacked.opportunity-hit': { creature: Value; target: Value }
  'skirmish.event.attacked.opportunity-critical': { creature: Value; target: Value }
  'skirmish.event.attacked.opportunity-miss': { creature: Value; target: Value }
  'skirmish.event.damaged': { creature: Value; damage: Value; hp: Value }
  'skirmish.event.healed': { creature: Value; hp: Value }
  'skirmish.event.cast': { creature: Value; power: Value }
  'skirmish.event.cast-on': { creature: Value; power: Value; target: Value }
  'skirmish.event.used': { creature: Value; power: Value }
  'skirmish.event.used-on': { creature: Value; power: Value; target: Value }
  'skirmish.event.affected': { power: Value; creature: Value }
  'skirmish.event.affected-saved': { creature: Value; power: Value }
  'skirmish.event.unaffected.immune': { creature: Value; power: Value }
  'skirmish.event.unaffected.kind': { power: Value; creature: Value }
  'skirmish.event.unaffected.lifeless': { power: Value; creature: Value }
  'skirmish.event.unaffected.spell-resistance': { creature: Value; power: Value }
  'skirmish.event.condition-on': { creature: Value; condition: Value }
  'skirmish.event.condition-off': { creature: Value; condition: Value }
  'skirmish.event.routed': { creature: Value }
  'skirmish.event.rallied': { creature: Value }
  'skirmish.event.eliminated.destroyed': { creature: Value; points: number }
  'skirmish.event.eliminated.left': { creature: Value; points: number }
  'skirmish.event.eliminated.gone': { creature: Value; points: number }
  'skirmish.event.phased-out': { creature: Value }
  'skirmish.event.phased-in': { creature: Value }
  'skirmish.event.summoned': { creature: Value; card: Value; at: Value }
  'skirmish.event.ended.draw': null
  'skirmish.event.ended.all-gone': { team: Value }
  'skirmish.event.ended.last-standing': { team: Value }
  'skirmish.event.ended.points': { team: Value }
  'skirmish.event.ended.last-creature': { team: Value }
  'skirmish.event.ended.rounds': { team: Value }
  'skirmish.event.ended.stalemate': { team: Value }
  'skirmish.event.dice': { team: Value; roll: Value }
  'skirmish.event.test': { creature: Value; roll: Value }
  'skirmish.event.returned': { creature: Value; hp: Value }
  'skirmish.roll.attack': null
  'skirmish.roll.conceal': null
  'skirmish.roll.incorporeal': null
  'skirmish.roll.spell-resistance': null
  'skirmish.roll.morale': null
  'skirmish.roll.initiative': null
  'skirmish.roll.terrain-initiative': null
  'skirmish.roll.confusion': null
  'skirmish.roll.controller': null
  'skirmish.roll.pack': null
  'skirmish.roll.wandering-monster': null
  'skirmish.roll.slow-effect': null
  'skirmish.roll.constitution-drain': null
  'skirmish.roll.death-attack': null
  'skirmish.roll.save': { against: Value }
  'skirmish.modifier.attack': null
  'skirmish.modifier.level': null
  'skirmish.modifier.charge': null
  'skirmish.modifier.commander': null
  'skirmish.modifier.commander-effect': null
  'skirmish.modifier.cover': null
  'skirmish.modifier.flanking': null
  'skirmish.modifier.frightened': null
  'skirmish.modifier.helpless': null
  'skirmish.modifier.immediate': null
  'skirmish.modifier.in-melee': null
  'skirmish.modifier.level-drain': null
  'skirmish.modifier.sacred-circle': null
  'skirmish.modifier.spells': null
  'skirmish.modifier.squeezing': null
  'skirmish.modifier.stench': null
  'skirmish.modifier.stunned': null
  'skirmish.modifier.tyrannical-morale': null
  'skirmish.modifier.unseen': null
  'skirmish.odds.destroyed': null
  'skirmish.odds.routed': null
  'skirmish.odds.damaged': null
  'skirmish.odds.afflicted': null
  'skirmish.odds.healed': null
  'skirmish.odds.nothing': null
  'skirmish.odds.damaged-by': { amount: Value }
  'skirmish.odds.routed-by': { amount: Value }
  'skirmish.odds.healed-by': { amount: Value }
  'skirmish.result.points': null
  'skirmish.result.attacks': null
  'skirmish.result.damage': null
  'skirmish.result.kills': null
  'skirmish.options.scenario': null
  'skirmish.options.seats': null
  'skirmish.options.size': null
  'skirmish.options.rounds': null
  'skirmish.options.teams': null
  'skirmish.options.grid': null
  'skirmish.options.grid-ready': null
  'skirmish.options.grid-tiles': null
  'skirmish.options.warband': { n: Value }
  'skirmish.options.count': null
  'skirmish.options.creature': null
  'skirmish.options.limited': null
  'skirmish.options.draw': null
  'skirmish.options.spent': { spent: Value; size: Value }
  'skirmish.scenario.standard.name': null
  'skirmish.scenario.standard.text': null
  'skirmish.scenario.quick-strike.name': null
  'skirmish.scenario.quick-strike.text': null
  'skirmish.scenario.out-of-the-box.name': null
  'skirmish.scenario.out-of-the-box.text': null
  'skirmish.scenario.limited.name': null
  'skirmish.scenario.limited.text': null
  'skirmish.warband.temple-guard.name': null
  'skirmish.warband.temple-guard.text': null
  'skirmish.warband.dwarf-host.name': null
  'skirmish.warband.dwarf-host.text': null
  'skirmish.warband.angelic-watch.name': null
  'skirmish.warband.angelic-watch.text': null
  'skirmish.warband.forest-patrol.name': null
  'skirmish.warband.forest-patrol.text': null
  'skirmish.warband.wild-hunt.name': null
  'skirmish.warband.wild-hunt.text': null
  'skirmish.warband.song-and-storm.name': null
  'skirmish.warband.song-and-storm.text': null
  'skirmish.warband.iron-legion.name': null
  'skirmish.warband.iron-legion.text': null
  'skirmish.warband.grave-court.name': null
  'skirmish.warband.grave-court.text': null
  'skirmish.warband.night-cabal.name': null
  'skirmish.warband.night-cabal.text': null
  'skirmish.warband.orc-horde.name': null
  'skirmish.warband.orc-horde.text': null
  'skirmish.warband.beast-pack.name': null
  'skirmish.warband.beast-pack.text': null
  'skirmish.warband.giant-raid.name': null
  'skirmish.warband.giant-raid.text': null
  'skirmish.ability.arrow-catching-shield.name': null
  'skirmish.ability.arrow-catching-shield.text': null
  'skirmish.ability.beastmaster.name': null
  'skirmish.ability.beastmaster.text': { n: Value }
  'skirmish.ability.blind-fight.name': null
  'skirmish.ability.blind-fight.text': null
  'skirmish.ability.blindsight.name': null
  'skirmish.ability.blindsight.text': null
  'skirmish.ability.breath-weapon.name': null
  'skirmish.ability.breath-weapon.text': null
  'skirmish.ability.burrow.name': null
  'skirmish.ability.burrow.text': { n: Value }
  'skirmish.ability.cleave.name': null
  'skirmish.ability.cleave.text': null
  'skirmish.ability.conceal.name': null
  'skirmish.ability.conceal.text': { n: Value }
  'skirmish.ability.confusion-aura.name': null
  'skirmish.ability.confusion-aura.text': null
  'skirmish.ability.constitution-drain.name': null
  'skirmish.ability.constitution-drain.text': { dc: Value; n: Value }
  'skirmish.ability.countersong.name': null
  'skirmish.ability.countersong.text': null
  'skirmish.ability.cowardly.name': null
  'skirmish.ability.cowardly.text': null
  'skirmish.ability.dr.name': null
  'skirmish.ability.dr.text': { n: Value }
  'skirmish.ability.death-attack.name': null
  'skirmish.ability.death-attack.text': { dc: Value }
  'skirmish.ability.death-burst.name': null
  'skirmish.ability.death-burst.text': null
  'skirmish.ability.death-strike.name': null
  'skirmish.ability.death-strike.text': null
  'skirmish.ability.deflect-arrows.name': null
  'skirmish.ability.deflect-arrows.text': null
  'skirmish.ability.difficult.name': null
  'skirmish.ability.difficult.text': { n: Value }
  'skirmish.ability.drag.name': null
  'skirmish.ability.drag.text': null
  'skirmish.ability.dual-activation.name': null
  'skirmish.ability.dual-activation.text': null
  'skirmish.ability.fearless.name': null
  'skirmish.ability.fearless.text': null
  'skirmish.ability.feed.name': null
  'skirmish.ability.feed.text': { n: Value }
  'skirmish.ability.flight.name': null
  'skirmish.ability.flight.text': null
  'skirmish.ability.gaze-attack.name': null
  'skirmish.ability.gaze-attack.text': null
  'skirmish.ability.hide.name': null
  'skirmish.ability.hide.text': null
  'skirmish.ability.hurling-charge.name': null
  'skirmish.ability.hurling-charge.text': null
  'skirmish.ability.immune.name': null
  'skirmish.ability.immune.text': { what: Value }
  'skirmish.ability.improved-countersong.name': null
  'skirmish.ability.improved-countersong.text': null
  'skirmish.ability.incorporeal.name': null
  'skirmish.ability.incorporeal.text': null
  'skirmish.ability.independent.name': null
  'skirmish.ability.independent.text': null
  'skirmish.ability.invisible.name': null
  'skirmish.ability.invisible.text': null
  'skirmish.ability.leap.name': null
  'skirmish.ability.leap.text': null
  'skirmish.ability.level-drain.name': null
  'skirmish.ability.level-drain.text': null
  'skirmish.ability.living-construct.name': null
  'skirmish.ability.living-construct.text': null
  'skirmish.ability.melee-reach.name': null
  'skirmish.ability.melee-reach.text': { n: Value }
  'skirmish.ability.melee-sneak-attack.name': null
  'skirmish.ability.melee-sneak-attack.text': { n: Value }
  'skirmish.ability.minions.name': null
  'skirmish.ability.minions.text': { n: Value; what: Value }
  'skirmish.ability.mobility.name': null
  'skirmish.ability.mobility.text': null
  'skirmish.ability.morale-save.name': null
  'skirmish.ability.morale-save.text': { n: Value }
  'skirmish.ability.not-subject-to-commander-effect.name': null
  'skirmish.ability.not-subject-to-commander-effect.text': null
  'skirmish.ability.paralysis.name': null
  'skirmish.ability.paralysis.text': null
  'skirmish.ability.phalanx-fighting.name': null
  'skirmish.ability.phalanx-fighting.text': null
  'skirmish.ability.phase-step.name': null
  'skirmish.ability.phase-step.text': null
  'skirmish.ability.poison.name': null
  'skirmish.ability.poison.text': null
  'skirmish.ability.pounce.name': null
  'skirmish.ability.pounce.text': null
  'skirmish.ability.powerful-charge.name': null
  'skirmish.ability.powerful-charge.text': { n: Value }
  'skirmish.ability.precise-shot.name': null
  'skirmish.ability.precise-shot.text': null
  'skirmish.ability.psionics.name': null
  'skirmish.ability.psionics.text': { n: Value }
  'skirmish.ability.pushback.name': null
  'skirmish.ability.pushback.text': null
  'skirmish.ability.ranged-sneak-attack.name': null
  'skirmish.ability.ranged-sneak-attack.text': { n: Value }
  'skirmish.ability.relay-orders.name': null
  'skirmish.ability.relay-orders.text': null
  'skirmish.ability.rend.name': null
  'skirmish.ability.rend.text': { n: Value }
  'skirmish.ability.requires.name': null
  'skirmish.ability.requires.text': { what: Value }
  'skirmish.ability.resist.name': null
  'skirmish.ability.resist.text': { n: Value; what: Value }
  'skirmish.ability.save-plus.name': null
  'skirmish.ability.save-plus.text': { n: Value }
  'skirmish.ability.save-equals.name': null
  'skirmish.ability.save-equals.text': { n: Value }
  'skirmish.ability.scout.name': null
  'skirmish.ability.scout.text': null
  'skirmish.ability.sidestep.name': null
  'skirmish.ability.sidestep.text': null
  'skirmish.ability.simultaneous-attack.name': null
  'skirmish.ability.simultaneous-attack.text': null
  'skirmish.ability.slow-effect.name': null
  'skirmish.ability.slow-effect.text': { dc: Value }
  'skirmish.ability.slow-melee-attack.name': null
  'skirmish.ability.slow-melee-attack.text': null
  'skirmish.ability.slow-ranged-attack.name': null
  'skirmish.ability.slow-ranged-attack.text': null
  'skirmish.ability.smite.name': null
  'skirmish.ability.smite.text': { n: Value; what: Value }
  'skirmish.ability.sneak-attack.name': null
  'skirmish.ability.sneak-attack.text': { n: Value }
  'skirmish.ability.sorcerer-spells.name': null
  'skirmish.ability.sorcerer-spells.text': { what: Value }
  'skirmish.ability.spell-resistance.name': null
  'skirmish.ability.spell-resistance.text': null
  'skirmish.ability.spell-resistance-all.name': null
  'skirmish.ability.spell-resistance-all.text': null
  'skirmish.ability.spring-attack.name': null
  'skirmish.ability.spring-attack.text': null
  'skirmish.ability.stagger.name': null
  'skirmish.ability.stagger.text': null
  'skirmish.ability.stench.name': null
  'skirmish.ability.stench.text': null
  'skirmish.ability.stunning-attack.name': null
  'skirmish.ability.stunning-attack.text': { dc: Value }
  'skirmish.ability.tiny-reach.name': null
  'skirmish.ability.tiny-reach.text': null
  'skirmish.ability.trample.name': null
  'skirmish.ability.trample.text': { n: Value; dc: Value }
  'skirmish.ability.turn-undead.name': null
  'skirmish.ability.turn-undead.text': { n: Value }
  'skirmish.ability.uncanny-dodge.name': null
  'skirmish.ability.uncanny-dodge.text': null
  'skirmish.ability.unique.name': null
  'skirmish.ability.unique.text': { what: Value }
  'skirmish.ability.vulnerable.name': null
  'skirmish.ability.vulnerable.text': { what: Value }
  'skirmish.ability.wail.name': null
  'skirmish.ability.wail.text': null
  'skirmish.ability.wandering-monster.name': null
  'skirmish.ability.wandering-monster.text': null
  'skirmish.ability.web.name': null
  'skirmish.ability.web.text': null
  'skirmish.ability.whirlwind-attack.name': null
  'skirmish.ability.whirlwind-attack.text': null
  'skirmish.ability.wild.name': null
  'skirmish.ability.wild.text': null
  'skirmish.spell.blast-of-flame': null
  'skirmish.spell.bear-s-endurance': null
  'skirmish.spell.magic-weapon': null
  'skirmish.spell.bless': null
  'skirmish.spell.bull-s-strength': null
  'skirmish.spell.wall-of-force': null
  'skirmish.spell.mend-wounds': null
  'skirmish.spell.ember-dart': null
  'skirmish.spell.slumber': null
  'skirmish.spell.ward-of-stone': null
  'skirmish.spell.mass-ward-of-stone': null
  'skirmish.spell.rune-of-striking': null
  'skirmish.spell.courage': null
  'skirmish.spell.grasping-roots': null
  'skirmish.spell.gale-push': null
  'skirmish.spell.dread-whisper': null
  'skirmish.spell.burst-of-speed': null
  'skirmish.spell.battle-cry': null
  'skirmish.spell.shielding-word': null
  'skirmish.spell.swirl': null
  'skirmish.spell.dazzling-orb': null
  'skirmish.spell.thunder-word': null
  'skirmish.spell.acid-lash': null
  'skirmish.spell.veil-of-shadows': null
  'skirmish.spell.trading-places': null
  'skirmish.spell.clear-affliction': null
  'skirmish.spell.grave-touch': null
  'skirmish.spell.greater-grave-touch': null
  'skirmish.spell.summon-beast-i': null
  'skirmish.spell.summon-beast-ii': null
  'skirmish.spell.grasping-chain': null
  'skirmish.spell.siren-pull': null
  'skirmish.spell.leaden-limbs': null
  'skirmish.spell.dread-ward': null
  'skirmish.spell.fortune-s-favor': null
  'skirmish.spell.sonic-clap': null
  'skirmish.spell.banish-step': null
  'skirmish.spell.fire-orb': null
  'skirmish.spell.storm-bolt': null
  'skirmish.spell.greater-storm-bolt': null
  'skirmish.spell.hold-foe': null
  'skirmish.spell.greater-mend-wounds': null
  'skirmish.spell.sun-flare': null
  'skirmish.spell.mist-form': null
  'skirmish.spell.swap-of-chaos': null
  'skirmish.spell.babble-of-madness': null
  'skirmish.spell.time-snare': null
  'skirmish.spell.dominating-gaze': null
  'skirmish.spell.cone-of-winter': null
  'skirmish.spell.wave-of-despair': null
  'skirmish.spell.mind-lance': null
  'skirmish.spell.force-shove': null
  'skirmish.spell.inner-armor': null
  'skirmish.spell.mind-wheel': null
  'skirmish.creature.ashen-king-unbound': null
  'skirmish.creature.orc-raider': null
  'skirmish.creature.orc-spear-hunter': null
  'skirmish.creature.orc-brute': null
  'skirmish.creature.orc-war-drummer': null
  'skirmish.creature.orc-warlord': null
  'skirmish.creature.orc-shaman': null
  'skirmish.creature.gnoll-marauder': null
  'skirmish.creature.gnoll-packlord': null
  'skirmish.creature.goblin-wolf-rider': null
  'skirmish.creature.cave-troll': null
  'skirmish.creature.ogre-ravager': null
  'skirmish.creature.hill-giant': null
  'skirmish.creature.two-headed-giant': null
  'skirmish.creature.minotaur': null
  'skirmish.creature.harpy': null
  'skirmish.creature.gorgon-queen': null
  'skirmish.creature.giant-spider': null
  'skirmish.creature.web-matron': null
  'skirmish.creature.dire-boar': null
  'skirmish.creature.black-ooze': null
  'skirmish.creature.babbling-horror': null
  'skirmish.creature.tunnel-worm': null
  'skirmish.creature.lurking-tentacle': null
  'skirmish.creature.banshee': null
  'skirmish.creature.red-drake': null
  'skirmish.creature.wyvern': null
  'skirmish.creature.many-headed-hydra': null
  'skirmish.creature.werewolf': null
  'skirmish.creature.brass-demon': null
  'skirmish.creature.demon-spawn': null
  'skirmish.creature.elf-archer': null
  'skirmish.creature.elf-skirmisher': null
  'skirmish.creature.elf-longbow-master': null
  'skirmish.creature.elf-bladedancer': null
  'skirmish.creature.wood-elf-pathfinder': null
  'skirmish.creature.elf-spellsinger': null
  'skirmish.creature.wandering-minstrel': null
  'skirmish.creature.songmaster': null
  'skirmish.creature.human-berserker': null
  'skirmish.creature.javelin-huntress': null
  'skirmish.creature.wild-druid': null
  'skirmish.creature.storm-mage': null
  'skirmish.creature.halfling-slinger': null
  'skirmish.creature.halfling-burglar': null
  'skirmish.creature.pixie-trickster': null
  'skirmish.creature.dryad': null
  'skirmish.creature.satyr-piper': null
  'skirmish.creature.centaur-lancer': null
  'skirmish.creature.great-eagle': null
  'skirmish.creature.forest-wolf': null
  'skirmish.creature.brown-bear': null
  'skirmish.creature.treefolk-elder': null
  'skirmish.creature.copper-drake': null
  'skirmish.creature.hobgoblin-soldier': null
  'skirmish.creature.hobgoblin-archer': null
  'skirmish.creature.hobgoblin-veteran': null
  'skirmish.creature.hobgoblin-warchief': null
  'skirmish.creature.hobgoblin-warmage': null
  'skirmish.creature.hobgoblin-sergeant': null
  'skirmish.creature.kobold-spearman': null
  'skirmish.creature.kobold-hexer': null
  'skirmish.creature.skeleton-warrior': null
  'skirmish.creature.skeleton-archer': null
  'skirmish.creature.zombie-shambler': null
  'skirmish.creature.grave-zombie': null
  'skirmish.creature.ghoul': null
  'skirmish.creature.ghast': null
  'skirmish.creature.wight': null
  'skirmish.creature.crypt-mummy': null
  'skirmish.creature.vampire-lord': null
  'skirmish.creature.lich-sorcerer': null
  'skirmish.creature.ashen-king': null
  'skirmish.creature.shade': null
  'skirmish.creature.night-assassin': null
  'skirmish.creature.blackguard': null
  'skirmish.creature.imp': null
  'skirmish.creature.chain-fiend': null
  'skirmish.creature.pit-cultist': null
  'skirmish.creature.hell-hound': null
  'skirmish.creature.blue-drake': null
  'skirmish.creature.war-ogre': null
  'skirmish.creature.giant-wasp': null
  'skirmish.creature.clockwork-spider': null
  'skirmish.creature.goblin-sneak': null
  'skirmish.creature.human-footman': null
  'skirmish.creature.human-crossbowman': null
  'skirmish.creature.dwarf-shieldbearer': null
  'skirmish.creature.dwarf-axe-guard': null
  'skirmish.creature.dwarf-drummer': null
  'skirmish.creature.dwarf-runesmith': null
  'skirmish.creature.arrow-warden': null
  'skirmish.creature.temple-monk': null
  'skirmish.creature.healer-acolyte': null
  'skirmish.creature.battle-priest': null
  'skirmish.creature.temple-paladin': null
  'skirmish.creature.standard-bearer': null
  'skirmish.creature.holy-exorcist': null
  'skirmish.creature.celestial-hound': null
  'skirmish.creature.guardian-angel': null
  'skirmish.creature.silver-drake': null
  'skirmish.creature.griffon': null
  'skirmish.creature.temple-sphinx': null
  'skirmish.creature.stone-golem': null
  'skirmish.creature.brass-sentinel': null
  'skirmish.creature.iron-colossus': null
  'skirmish.creature.unicorn': null
  'skirmish.creature.gnome-illusionist': null
  'skirmish.creature.mind-adept': null
  'skirmish.creature.war-hound': null
  'skirmish.creature.air-elemental': null
  'skirmish.creature.earth-elemental': null
  'skirmish.creature.sellsword': null
  'skirmish.creature.hired-guide': null
  'skirmish.creature.fire-elemental': null
  'skirmish.odds-average': { damage: Value }
  'skirmish.odds-hit': { chance: Value; damage: Value }
  'skirmish.standing.opportunity': null
  'skirmish.standing.cleave': null
  'skirmish.standing.death-strike': null
  'skirmish.standing.spell-resistance': null
  'skirmish.standing.react': null
  'skirmish.standing.reroll': null
  'skirmish.standing.drag': null
  'workshop.title': null
  'workshop.intro': null
  'workshop.benches': null
  'workshop.kind.dungeon-bowl-team': null
  'workshop.kind.skirmish-warband': null
  'workshop.kind.dungeon-bowl-dungeon': null
  'workshop.kind.skirmish-grid': null
  'workshop.bench.team.text': null
  'workshop.bench.warband.text': null
  'workshop.bench.dungeon.text': null
  'workshop.bench.grid.text': null
  'workshop.bench.blitz.name': null
  'workshop.bench.blitz.text': null
  'workshop.new': null
  'workshop.new-of': { kind: Value }
  'workshop.browse': null
  'workshop.collection': null
  'workshop.empty': null
  'workshop.open': null
  'workshop.play': null
  'workshop.export': null
  'workshop.import': null
  'workshop.print': null
  'workshop.print-now': null
  'workshop.rename': null
  'workshop.duplicate': null
  'workshop.delete': null
  'workshop.item-action': { action: Value; name: Value }
  'workshop.copy-of': { name: Value }
  'workshop.changed': { date: Value }
  'workshop.deleted': { name: Value }
  'workshop.undo': null
  'workshop.imported': { name: Value }
  'workshop.import-known': { name: Value }
  'workshop.duplicated': { name: Value }
  'workshop.save': null
  'workshop.cancel': null
  'workshop.name': null
  'workshop.back': null
  'workshop.gone.title': null
  'workshop.gone.text': null
  'workshop.broken.title': null
  'workshop.broken.text': { field: Value; reason: Value }
  'workshop.refused.file': { file: Value }
  'workshop.refused.too-large': { size: number; most: number }
  'workshop.refused.not-json': null
  'workshop.refused.not-ours': null
  'workshop.refused.other-kind': { kind: Value }
  'workshop.refused.other-version': { version: Value; known: Value }
  'workshop.refused.wrong': { field: Value; reason: Value }
  'workshop.problems.none': null
  'workshop.problems.title': { count: number }
  'workshop.problems.rule': { id: Value }
  'workshop.problem.unknown-college': { college: Value }
  'workshop.problem.unknown-position': { position: Value }
  'workshop.problem.number-twice': { number: Value }
  'workshop.problem.group-limit': { role: Value; count: Value; most: Value }
  'workshop.problem.skill-owned': { player: Value; skill: Value }
  'workshop.problem.skill-trait': { skill: Value; player: Value }
  'workshop.problem.skill-needs': { player: Value; other: Value; skill: Value }
  'workshop.problem.skill-excludes': { player: Value; skill: Value; other: Value }
  'workshop.problem.no-primary': { player: Value; skill: Value; position: Value }
  'workshop.problem.no-secondary': { player: Value; skill: Value; position: Value }
  'workshop.problem.other-kind': { kind: Value }
  'workshop.problem.few-players': { count: number; fewest: Value }
  'workshop.problem.many-players': { most: Value }
  'workshop.problem.over-budget': { cost: number; budget: number }
  'workshop.problem.over-spp': { spent: Value; spp: Value }
  'workshop.problem.saved-spp': { player: Value }
  'workshop.problem.only-chosen': { player: Value }
  'workshop.problem.league-inducement': { inducement: Value }
  'workshop.problem.no-inducement': { inducement: Value }
  'workshop.problem.unknown-creature': { creature: Value }
  'workshop.problem.no-creatures': null
  'workshop.problem.many-creatures': { count: Value; most: Value }
  'workshop.problem.over-size': { total: Value; over: Value; size: Value }
  'workshop.problem.too-dear': { creature: Value; cost: Value; most: Value }
  'workshop.problem.no-faction': null
  'workshop.problem.no-commander': null
  'workshop.problem.cannot-join': { creature: Value; faction: Value }
  'workshop.problem.unique': { name: Value }
  'workshop.problem.requires': { creature: Value; words: Value }
  'workshop.problem.unknown-tile': { tile: Value }
  'workshop.problem.tile-count': { wanted: Value; assembly: Value; generic: Value }
  'workshop.problem.tile-twice': { tile: Value }
  'workshop.problem.off-table': { tile: Value }
  'workshop.problem.overlap': { tile: Value; other: Value }
  'workshop.problem.one-square': { tile: Value; other: Value }
  'workshop.problem.door-into-feature': { tile: Value; other: Value }
  'workshop.problem.few-tiles': { sort: Value; count: Value; fewest: Value }
  'workshop.problem.many-end-zones': { count: Value; teams: Value }
  'workshop.problem.many-of-sort': { sort: Value; count: Value; most: Value }
  'workshop.problem.many-tiles': { tile: Value; count: Value; most: Value }
  'workshop.problem.unreached': { tile: Value }
  'workshop.problem.few-chest-tiles': { count: Value; needed: Value }
  'workshop.problem.end-zones-near': { distance: Value; best: Value }
  'workshop.problem.no-end-zones': null
  'workshop.problem.no-start-area': { tile: Value }
  'workshop.problem.exits-inside': { tile: Value }
  'workshop.problem.off-grid': { tile: Value }
  'workshop.problem.on-tile': { tile: Value }
  'workshop.problem.wall-near-border': { tile: Value }
  'workshop.problem.wall-near-wall': { tile: Value }
  'workshop.problem.empty-area': { area: Value }
  'workshop.problem.many-copies': { tile: Value; count: Value; most: Value }
  'workshop.problem.many-generic': { count: Value; most: Value }
  'workshop.problem.few-generic': { count: Value; most: Value }
  'workshop.sort.corridor': null
  'workshop.sort.square-room': null
  'workshop.sort.rectangular-room': null
  'workshop.sort.end-zone': null
  'workshop.area.NW': null
  'workshop.area.NE': null
  'workshop.area.SE': null
  'workshop.area.SW': null
  'workshop.area.N': null
  'workshop.unready': null
  'workshop.role.runners': null
  'workshop.role.blitzers': null
  'workshop.role.blockers': null
  'workshop.role.throwers': null
  'workshop.role.big-guys': null
  'workshop.role.specials': null
  'workshop.role.linemen': null
  'workshop.team.title': null
  'workshop.team.new-name': null
  'workshop.team.name': null
  'workshop.team.coach': null
  'workshop.team.college': null
  'workshop.team.kind-label': null
  'workshop.team.kind.exhibition': null
  'workshop.team.kind.league': null
  'workshop.team.start': null
  'workshop.team.start-choose': null
  'workshop.team.start-empty': null
  'workshop.team.players': null
  'workshop.team.players-count': { count: Value; most: Value }
  'workshop.team.no-players': null
  'workshop.team.hire': null
  'workshop.team.hire-one': { position: Value }
  'workshop.team.hire-title': null
  'workshop.team.group': { role: Value; count: Value; most: Value }
  'workshop.team.dismiss': null
  'workshop.team.dismiss-one': { player: Value }
  'workshop.team.number': null
  'workshop.team.number-of': { player: Value }
  'workshop.team.player-name': null
  'workshop.team.name-of': { number: Value }
  'workshop.team.position': null
  'workshop.team.skills': null
  'workshop.team.cost': null
  'workshop.team.access': { primary: Value; secondary: Value }
  'workshop.team.gold': { amount: number }
  'workshop.team.budget': null
  'workshop.team.spent': null
  'workshop.team.left': null
  'workshop.team.over': null
  'workshop.team.treasury': null
  'workshop.team.value': null
  'workshop.team.spp': null
  'workshop.team.spp-of': { spent: Value; spp: Value }
  'workshop.team.sums': null
  'workshop.team.rerolls': null
  'workshop.team.wizard': null
  'workshop.team.training': null
  'workshop.team.bribes': null
  'workshop.team.inducements': null
  'workshop.team.terms': null
  'workshop.team.any-advancement': null
  'workshop.team.undo': null
  'workshop.team.skill-add': null
  'workshop.team.skill-add-to': { player: Value }
  'workshop.team.skill-remove': { skill: Value; player: Value }
  'workshop.team.skill-kind': null
  'workshop.team.advance.chosen-primary': null
  'workshop.team.advance.chosen-secondary': null
  'workshop.team.advance.random-primary': null
  'workshop.team.advance.random-secondary': null
  'workshop.team.advance-cost': { kind: Value; cost: Value }
  'workshop.team.roll-in': { category: Value }
  'workshop.team.spp-left': { left: Value; spp: Value }
  'workshop.team.no-skills': { player: Value }
  'workshop.team.hired': { player: Value; number: Value }
  'workshop.team.dismissed': { player: Value }
  'workshop.team.rolled': { player: Value; skill: Value }
  'workshop.team.played': null
  'workshop.team.spp-short': null
  'workshop.category.agility': null
  'workshop.category.general': null
  'workshop.category.mutation': null
  'workshop.category.passing': null
  'workshop.category.strength': null
  'workshop.autosaved': null
  'workshop.saving': null
  'workshop.untouched': null
  'workshop.not-kept': { field: Value; reason: Value }
  'workshop.sheet.title': null
  'workshop.sheet.hint': null
  'workshop.warband.title': null
  'workshop.warband.new-name': null
  'workshop.warband.faction': null
  'workshop.warband.size': null
  'workshop.warband.start': null
  'workshop.warband.start-choose': null
  'workshop.warband.start-empty': null
  'workshop.warband.creatures': null
  'workshop.warband.creatures-count': { count: Value; most: Value }
  'workshop.warband.none': null
  'workshop.warband.each': { cost: Value }
  'workshop.warband.cards': null
  'workshop.warband.cards-count': { count: number }
  'workshop.warband.search': null
  'workshop.warband.only-commanders': null
  'workshop.warband.only-affordable': null
  'workshop.warband.add': null
  'workshop.warband.add-one': { creature: Value }
  'workshop.warband.joined': { creature: Value; points: Value }
  'workshop.warband.sums': null
  'workshop.warband.points': { points: Value; size: Value }
  'workshop.warband.left': null
  'workshop.warband.rating': null
  'workshop.warband.tiles': null
  'workshop.warband.tiles-hint': null
  'workshop.warband.assembly': null
  'workshop.warband.generic': null
  'workshop.blitz.count': { count: Value; all: Value }
  'workshop.blitz.search': null
  'workshop.blitz.ability': null
  'workshop.blitz.any': null
  'workshop.blitz.order': null
  'workshop.blitz.order-name': null
  'workshop.blitz.order-fast': null
  'workshop.blitz.order-strong': null
  'workshop.blitz.order-tough': null
  'workshop.blitz.order-sure': null
  'workshop.blitz.none': null
  'workshop.table.turn': null
  'workshop.table.place': null
  'workshop.table.remove': null
  'workshop.table.cancel': null
  'workshop.table.zoom': null
  'workshop.table.keys': null
  'workshop.table.placed': { tile: Value; x: Value; y: Value }
  'workshop.table.held': { tile: Value; x: Value; y: Value }
  'workshop.table.held-refused': { tile: Value; x: Value; y: Value; problem: Value }
  'workshop.table.removed': { tile: Value }
  'workshop.table.empty': { x: Value; y: Value }
  'workshop.table.under': { tile: Value; x: Value; y: Value }
  'workshop.table.list': { count: number }
  'workshop.dungeon.title': null
  'workshop.dungeon.new-name': null
  'workshop.dungeon.teams': null
  'workshop.dungeon.start': null
  'workshop.dungeon.start-choose': null
  'workshop.dungeon.start-empty': null
  'workshop.dungeon.start-random': null
  'workshop.dungeon.table': null
  'workshop.dungeon.tiles': null
  'workshop.dungeon.end-zones': null
  'workshop.dungeon.places': { distance: Value; count: number }
  'workshop.dungeon.no-places': null
  'workshop.dungeon.sort': { sort: Value; count: Value; fewest: Value }
  'workshop.dungeon.for-teams': { count: Value }
  'workshop.grid.title': null
  'workshop.grid.new-name': null
  'workshop.grid.seats': null
  'workshop.grid.start': null
  'workshop.grid.start-choose': null
  'workshop.grid.start-empty': null
  'workshop.grid.start-ready': { seats: Value }
  'workshop.grid.table': null
  'workshop.grid.assembly': { count: Value; most: Value }
  'workshop.grid.generic': { count: Value; most: Value }
  'workshop.grid.for-seats': { count: Value }
  'workshop.terrain.wall': null
  'workshop.terrain.difficult-terrain': null
  'workshop.terrain.statue': null
  'workshop.terrain.stone-spikes': null
  'workshop.terrain.blood-rock': null
  'workshop.terrain.sacred-circle': null
  'workshop.terrain.exit': null
  'workshop.terrain.pit': null
  'workshop.terrain.force': null
}
